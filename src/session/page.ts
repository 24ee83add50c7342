import { atom, onMount } from 'nanostores';
import { property } from '../lib/record.js';

/** True while the phone has a network, as far as the browser knows. */
export const $online = atom(true);
onMount($online, () => {
  const tell = () => $online.set(navigator.onLine);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
});

/** True while the page is before the borrower's eyes. */
export const $visible = atom(true);
onMount($visible, () => {
  const tell = () => $visible.set(document.visibilityState === 'visible');
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});

/** Counts how often the page came back from the back-forward cache: what is on screen is then old. */
export const $returns = atom(0);
onMount($returns, () => {
  const tell = (event: PageTransitionEvent) => {
    if (event.persisted) $returns.set($returns.get() + 1);
  };
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
});

/** `PerformanceNavigation.TYPE_BACK_FORWARD`, the number itself: an old shim of `performance`, or jsdom, has none of it. */
const BACK_FORWARD = 2;

/** Whether the borrower went back to this page: what it offers is from before. */
export const cameBack = (): boolean => $returns.get() > 0 || property(property(performance, 'navigation'), 'type') === BACK_FORWARD;

/** The hash of the page's address: the route inside an element that has some (contract.md, Navigation). */
export const $hash = atom('');
onMount($hash, () => {
  readHash();
  window.addEventListener('hashchange', readHash);
  window.addEventListener('popstate', readHash);
  return () => {
    window.removeEventListener('hashchange', readHash);
    window.removeEventListener('popstate', readHash);
  };
});

/** Looks anew: a page may change its address without an event. */
export function readHash(): void {
  $hash.set(window.location.hash);
}

/** The language the page says it is in, now and after it changed its mind. */
export const $pageLanguage = atom('');
onMount($pageLanguage, () => {
  const root = document.documentElement;
  const tell = () => $pageLanguage.set(root.lang);
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
});
