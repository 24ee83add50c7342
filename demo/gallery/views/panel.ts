import { html, nothing, type TemplateResult } from 'lit-html';
import { SETTINGS, type Choices } from '../../common/choices.js';
import { $entries, $log, $messages, $place, choose } from '../store.js';
import { controls } from './controls.js';
import { events } from './events.js';
import { lender } from './lender.js';
import { phone } from './phone.js';
import { requests } from './requests.js';
import { style } from './style.js';
import { use } from './use.js';

type Tab = Choices['tab'];

const TABS: Readonly<Record<Tab, { readonly words: string; readonly draw: () => TemplateResult; readonly count?: () => number }>> = {
  controls: { words: 'Controls', draw: controls },
  events: { words: 'Events', draw: events, count: () => $entries.get().filter(({ kind }) => kind !== 'page').length },
  requests: { words: 'Calls', draw: requests, count: () => $log.get().length },
  phone: { words: 'SMS', draw: phone, count: () => $messages.get().length },
  lender: { words: 'Lender', draw: lender },
  style: { words: 'Style', draw: style },
  use: { words: 'Use', draw: use },
};

/** Arrows go from tab to tab, as in every tab list. */
function walk(event: KeyboardEvent): void {
  const tabs = SETTINGS.tab;
  const at = tabs.indexOf($place.get().choices.tab);
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tabs.length - 1 - at }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tab = tabs[(at + step + tabs.length) % tabs.length];
  if (!tab) return;
  choose({ tab });
  document.getElementById(`tab-${tab}`)?.focus();
}

/** Everything about the element beside the element itself. */
export function panel(): TemplateResult {
  const { tab } = $place.get().choices;
  const wrong = $entries.get().some(({ kind }) => kind === 'wrong');
  return html`<section class="panel" aria-label="About the element">
    <div class="tabs" role="tablist" aria-label="About the element" @keydown=${walk}>
      ${SETTINGS.tab.map((name) => {
        const { words, count } = TABS[name];
        const counted = count?.() ?? 0;
        return html`<button
          class="tab"
          type="button"
          role="tab"
          id="tab-${name}"
          aria-controls="tab-panel"
          aria-selected=${name === tab}
          tabindex=${name === tab ? 0 : -1}
          @click=${() => choose({ tab: name })}
        >
          ${words}${
            counted > 0
              ? html`<span class="count" data-wrong=${name === 'events' && wrong ? '' : nothing}>${counted > 99 ? '99+' : counted}</span>`
              : nothing
          }
        </button>`;
      })}
    </div>
    <div class="panel__body" id="tab-panel" role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0">${TABS[tab].draw()}</div>
  </section>`;
}
