import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { ref } from 'lit-html/directives/ref.js';
import { live } from 'lit-html/directives/live.js';
import model from 'virtual:demo-model';
import { routes } from '../../src/navigation/routes.js';
import { ACTIONS, actionNames, type MethodState, type ShellKind } from '../common/fake-shell.js';
import { icon } from '../gallery/icons.js';
import { choice, none, time, valueOf } from '../gallery/views/parts.js';
import { clear, mount, open, pressBack, RENAMED } from './page.js';
import { $calls, $cover, $lab, $link, $title, change, type ShellCall } from './store.js';

const SHELLS: Readonly<Record<ShellKind, string>> = { android: 'Android', ios: 'iOS', none: 'No shell' };
const STATES: Readonly<Record<MethodState, string>> = { works: 'Works', missing: 'Is missing', throws: 'Throws' };

const segments = <T extends string>(
  name: string,
  value: T,
  words: Readonly<Record<T, string>>,
  choose: (value: T) => void,
  off?: T,
): TemplateResult =>
  html`<div class="segments">
    ${(Object.keys(words) as T[]).map(
      (one) =>
        html`<label class="state">
          <input
            class="state__input"
            type="radio"
            name=${name}
            value=${one}
            .checked=${live(one === value)}
            ?disabled=${one === off}
            @change=${() => choose(one)}
          />
          <span class="state__words">${words[one]}</span>
        </label>`,
    )}
  </div>`;

/** The app around the page. */
function device(): TemplateResult {
  const cover = $cover.get();
  const { shell } = $lab.get();
  return html`<div class="app-phone" data-shell=${shell}>
    <div class="app-phone__bar">
      <button class="app-phone__back" type="button" aria-label="Press back" @click=${pressBack}>
        ${icon('back', 22)}${shell === 'ios' ? html`<span>Back</span>` : nothing}
      </button>
      <span class="app-phone__title">${$title.get()}</span>
    </div>
    <div class="app-phone__page">
      <iframe class="app-phone__frame" title="The page in the app" ${ref(mount)}></iframe>
      ${
        cover
          ? html`<div class=${cover.whole ? 'cover cover--whole' : 'cover'} role="status">
              <div class="cover__box">
                <p class="cover__title">${cover.title}</p>
                <p class="cover__text">${cover.text}</p>
                <button class="button" type="button" @click=${cover.whole ? open : () => $cover.set(undefined)}>
                  ${cover.whole ? 'Open the page again' : 'Close'}
                </button>
              </div>
            </div>`
          : nothing
      }
    </div>
  </div>`;
}

const called = (call: ShellCall): TemplateResult =>
  html`<li class="log__row" data-kind=${call.threw ? 'wrong' : 'native'}>
    <div class="log__head log__head--plain">
      <span class="log__name">${call.action}</span>
      <code class="log__short">${call.via}${call.threw ? ' threw' : ''}</code>
      <time class="log__time">${time(call.at)}</time>
    </div>
    <pre class="code">${call.raw || 'without a payload'}</pre>
  </li>`;

function calls(): TemplateResult {
  const list = [...$calls.get()].reverse();
  return html`<section class="lab__calls" aria-label="Calls">
    <div class="bar">
      <h2 class="panel__title">Calls</h2>
      <button class="button button--plain" type="button" @click=${clear}>Clear</button>
    </div>
    ${
      list.length > 0
        ? html`<ul class="log">
            ${repeat(list, ({ n }) => n, called)}
          </ul>`
        : none('None yet. Use the page: what it asks of the app stands here.')
    }
  </section>`;
}

function methods(): TemplateResult {
  const lab = $lab.get();
  const count = (action: string) => $calls.get().filter((call) => call.action === action).length;
  return html`<details class="view methods__fold" ?open=${matchMedia('(min-width: 760px)').matches}>
    <summary class="view__name">Methods</summary>
    <ul class="methods">
      ${actionNames.map(
        (action) =>
          html`<li class="method">
            <span class="method__name">${action}${count(action) > 0 ? html` <span class="count">${count(action)}</span>` : nothing}</span>
            ${ACTIONS[action] ? html`<code class="method__payload">${ACTIONS[action]}</code>` : nothing}
            <select
              class="select select--small"
              aria-label=${action}
              ?disabled=${lab.shell === 'none'}
              @change=${(event: Event) => {
                const state = valueOf(event);
                if (state === 'works' || state === 'missing' || state === 'throws')
                  change({ methods: { ...lab.methods, [action]: state } });
              }}
            >
              ${(['works', 'missing', 'throws'] as const).map(
                (state) => html`<option value=${state} ?selected=${lab.methods[action] === state}>${STATES[state]}</option>`,
              )}
            </select>
          </li>`,
      )}
    </ul>
  </details>`;
}

function setup(): TemplateResult {
  const lab = $lab.get();
  const hosted = model.elements.filter(({ tag }) => lab.pages === 'demo' || routes.some(({ element }) => element === tag));
  const noHosts = $link.get()?.kind === 'page';
  return html`<section class="lab__setup" aria-label="The shell">
    <div class="lab__row">${segments('shell', lab.shell, SHELLS, (shell) => change({ shell }))}</div>
    <div class="lab__row">
      ${choice({
        label: 'Screen',
        value: lab.tag,
        options: hosted.map(({ tag }) => ({ value: tag, words: tag })),
        changed: false,
        choose: (tag) => change({ tag, attributes: {} }),
      })}
    </div>
    <div class="lab__row">
      ${segments(
        'pages',
        lab.pages,
        { demo: 'Demo page', host: 'Host page' },
        (pages) => change({ pages, renamed: pages === 'host' ? false : lab.renamed }),
        noHosts ? 'host' : undefined,
      )}
    </div>
    <label class="lab__check">
      <input
        class="check"
        type="checkbox"
        .checked=${live(lab.renamed)}
        ?disabled=${lab.pages === 'host'}
        @change=${(event: Event) => event.target instanceof HTMLInputElement && change({ renamed: event.target.checked })}
      />
      <span>Other names: <code>${RENAMED.object}.${RENAMED.prefix}goHome</code>, <code>${RENAMED.hook}()</code></span>
    </label>
    ${methods()}
  </section>`;
}

/** The shell lab. */
export const view = (): TemplateResult => html`
  <header class="lab__head">
    <a class="button button--icon" href="index.html" aria-label="The gallery">${icon('back')}</a>
    <h1 class="stage__title">Shell lab</h1>
    <p class="lab__lead">Plays the native app around a page.</p>
  </header>
  <main class="lab">
    ${
      $link.get()
        ? html`<section class="lab__phone" aria-label="The app">${device()}</section>
            ${setup()} ${calls()}`
        : html`<p class="waiting" role="status">Starting the lender…</p>`
    }
  </main>
`;
