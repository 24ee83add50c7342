import { html, type TemplateResult } from 'lit-html';
import model from 'virtual:demo-model';
import { placeOf } from '../actions.js';
import { icon } from '../icons.js';
import { $search, hashOf } from '../store.js';
import { found } from './nav.js';
import { named, worded } from './parts.js';

/** The first page: every element, by group. */
export const home = (): TemplateResult =>
  html`<div class="home">
    <header class="home__head">
      <h1 class="home__title">Every screen, in every state</h1>
      <p class="home__lead">
        ${model.elements.length} elements, live against a sandbox lender. Whatever you set is in the address: a page worth a word is a link
        worth sending.
      </p>
    </header>
    ${found().map(
      ({ group, elements }) =>
        html`<section class="home__group" aria-label=${group}>
          <h2 class="home__name">${group}</h2>
          <ul class="cards">
            ${elements.map(
              (element) =>
                html`<li>
                  <a class="tile" href=${hashOf(placeOf(element.tag))}>
                    <span class="tile__title">${named(element.tag)}</span>
                    <code class="tile__tag">&lt;${element.tag}&gt;</code>
                    <span class="tile__doc">${worded(element.doc)}</span>
                  </a>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
    ${$search.get() ? '' : beside()}
  </div>`;

const beside = (): TemplateResult =>
  html`<section class="home__group" aria-label="Beside them">
    <h2 class="home__name">Beside them</h2>
    <ul class="cards">
      <li>
        <a class="tile" href="shell.html">
          <span class="tile__title">Shell lab ${icon('phone', 18)}</span>
          <code class="tile__tag">shell.html</code>
          <span class="tile__doc">Plays the native app: iOS or Android, with methods that work, lack or throw, and a back button.</span>
        </a>
      </li>
      <li>
        <a class="tile" href="../openapi.json">
          <span class="tile__title">The calls ${icon('page', 18)}</span>
          <code class="tile__tag">openapi.json</code>
          <span class="tile__doc">What the elements ask of a server, as OpenAPI.</span>
        </a>
      </li>
    </ul>
  </section>`;
