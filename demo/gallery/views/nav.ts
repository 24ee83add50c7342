import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import model from 'virtual:demo-model';
import { GROUPS, groupOf, type ElementModel } from '../../common/model.js';
import { placeOf } from '../actions.js';
import { icon } from '../icons.js';
import { $link, $menu, $place, $search, hashOf } from '../store.js';
import { $look, LOOKS, setLook } from '../look.js';

const words = { server: 'on the server', worker: 'in a worker', page: 'in this page' } as const;

const holds = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word));

/** The elements that are searched for, by group: by name, else by what they are. */
export function found(): readonly { readonly group: string; readonly elements: readonly ElementModel[] }[] {
  const words = $search.get().toLowerCase().split(/\s+/);
  const byName = model.elements.filter(({ tag, title }) => holds(`${tag} ${title}`, words));
  const shown = byName.length > 0 ? byName : model.elements.filter(({ tag, doc }) => holds(`${tag} ${doc}`, words));
  return GROUPS.map((group) => ({ group, elements: shown.filter((one) => groupOf(one) === group) })).filter(
    ({ elements }) => elements.length > 0,
  );
}

function searched(event: KeyboardEvent): void {
  if (event.key === 'Escape') $search.set('');
  if (event.key !== 'Enter') return;
  const first = found()[0]?.elements[0];
  if (first && event.currentTarget instanceof HTMLInputElement) location.hash = hashOf(placeOf(first.tag));
}

/** On a narrow page the list goes with what was chosen in it: the focus is for what is shown instead. */
function closeMenu(): void {
  if (!$menu.get()) return;
  $menu.set(false);
  document.getElementById('main')?.focus({ preventScroll: true });
}

export const nav = (): TemplateResult => {
  const { tag } = $place.get();
  const groups = found();
  return html`<nav class=${$menu.get() ? 'nav nav--open' : 'nav'} aria-label="Elements">
    <div class="nav__head">
      <a class="nav__brand" href="#/">
        <svg class="nav__mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <rect width="28" height="28" rx="8"></rect>
          <path d="M8 19V9m0 10h6m3.5-7.5v0M14 9h6v10"></path>
        </svg>
        <span>loan-elements</span>
      </a>
      <button
        class="button button--icon nav__toggle"
        type="button"
        aria-expanded=${$menu.get()}
        aria-controls="nav-list"
        aria-label="Elements"
        @click=${() => $menu.set(!$menu.get())}
      >
        ${icon($menu.get() ? 'close' : 'menu', 22)}
      </button>
    </div>
    <div class="nav__body" id="nav-list">
      <label class="search">
        <span class="sr-only">Search the elements</span>
        ${icon('search', 18)}
        <input
          class="search__input"
          id="search"
          type="search"
          placeholder="Search"
          autocomplete="off"
          .value=${live($search.get())}
          @input=${(event: Event) => event.target instanceof HTMLInputElement && $search.set(event.target.value)}
          @keydown=${searched}
        />
        <kbd class="search__key" aria-hidden="true">/</kbd>
      </label>
      <div class="nav__list">
        ${groups.map(
          ({ group, elements }) =>
            html`<h2 class="nav__group">${group}</h2>
              <ul class="nav__links">
                ${elements.map(
                  (element) =>
                    html`<li>
                      <a
                        class="nav__link"
                        href=${hashOf(placeOf(element.tag))}
                        aria-current=${element.tag === tag ? 'page' : nothing}
                        @click=${closeMenu}
                        >${element.tag}</a
                      >
                    </li>`,
                )}
              </ul>`,
        )}
        ${groups.length === 0 ? html`<p class="nav__none">No element is called that.</p>` : nothing}
        <h2 class="nav__group">Beside them</h2>
        <ul class="nav__links">
          <li><a class="nav__link" href="shell.html">Shell lab</a></li>
        </ul>
      </div>
      <div class="nav__foot">
        <p class="nav__lender">
          <span class="dot" data-kind=${$link.get()?.kind ?? 'none'}></span>
          Lender ${words[$link.get()?.kind ?? 'page']}
        </p>
        <label class="nav__look">
          <span class="sr-only">Look of the gallery</span>
          <select
            class="select select--small"
            @change=${(event: Event) => event.target instanceof HTMLSelectElement && setLook(event.target.value)}
          >
            ${LOOKS.map((look) => html`<option value=${look} ?selected=${look === $look.get()}>${look}</option>`)}
          </select>
        </label>
      </div>
    </div>
  </nav>`;
};
