import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import type { LoanError } from '../api/errors.js';
import type { CallOptions, ReadOptions } from '../api/outgoing.js';
import type { Config } from '../config/config.js';
import type { Group } from '../i18n/catalogues.js';
import type { Text } from '../i18n/say.js';
import type { Params } from '../navigation/links.js';
import type { RouteName } from '../navigation/routes.js';
import type { Action, Actions } from '../shell/actions.js';
import type { BackHandler } from '../shell/bridge.js';
import type { Alike } from './alike.js';
import type { AllBegun } from './begun.js';
import type { Moved } from './beside.js';
import type { CommonEvents } from './events.js';
import type { Done, Given } from './intents.js';
import type { Session } from './session.js';
import type { Storage } from './storage.js';

export type ToastKind = 'info' | 'loading' | 'success' | 'fail';
export interface Toast {
  readonly kind: ToastKind;
  readonly text: string;
}

/** What became of a call that moves money. */
export type Outcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly error: LoanError }
  | { readonly state: 'unknown'; readonly error: LoanError }
  /** The same is under way already, or what was shown is old since money was moved elsewhere: nothing was sent. */
  | { readonly state: 'idle' };

/** What more there is to say of a sending. */
export interface MoveOptions<Answer> {
  /** Instead of the payload: for one that holds a code, which may not even be stored as a fingerprint. */
  readonly intent?: unknown;
  /** What the server issued with the page and is another one with the next: when the same is sent again, it goes along as it did first. */
  readonly given?: Given;
  /** Whether the answer says that money has moved; one may lead to where it does, or ask for a code first. Default: it has. */
  readonly moved?: (answer: Answer) => boolean;
  /** Ids that the server issued for what was done: a page that is opened soon after tells of it (`Scope.taken`). */
  readonly issued?: (answer: Answer) => Given;
  /** Whether the answer is that of a payment, made or begun on a page of its own: a page that is opened soon after says so (`Scope.paying`). */
  readonly pays?: (answer: Answer) => boolean;
  /** How it is sent, where there are several ways to do the same: a doubt is told where it arose, for there its state is known. */
  readonly way?: string;
}

/** What a screen's store stands on: the session's shared parts as one element sees them, and that element's way out. */
export interface Scope<G extends Group = 'common'> {
  readonly $session: ReadableAtom<Session>;
  /** The page's configuration as it is for the element. A view that shows something of it, or a link, is computed from it too. */
  readonly $config: ReadableAtom<Config>;
  readonly config: () => Config;
  readonly storage: Storage;
  readonly $online: ReadableAtom<boolean>;
  readonly $visible: ReadableAtom<boolean>;
  readonly $returns: ReadableAtom<number>;
  readonly $toast: ReadableAtom<Toast | undefined>;
  /** The names that are under way for this borrower. */
  readonly $held: ReadableAtom<ReadonlySet<string>>;
  /** The last call for this borrower that moved money, here or beside. */
  readonly $moved: ReadableAtom<Moved | undefined>;
  /** The ratings that elements of the session have sent, by their locks: another one, which asks for the same, asks no more. */
  readonly $rated: WritableAtom<ReadonlySet<string>>;
  /** The payments that elements of the session have begun (`createBegun`). */
  readonly $begun: WritableAtom<AllBegun>;
  /** Which elements of the session show the same. */
  readonly alike: Alike;
  /** Aborts when the element leaves the page. */
  readonly signal: AbortSignal;
  /** The words in the element's language, now. */
  readonly t: Text<G>;
  call<E extends Endpoint>(row: E, payload: RequestOf<E>, options?: CallOptions & ReadOptions<E>): Promise<AnswerOf<E>>;
  /**
   * Sends what moves money: locked by its order (or product) for its borrower, with the idempotency key of its intent. `state`
   * is the order's state as shown, without what differs from answer to answer.
   */
  move<E extends Endpoint>(
    row: E,
    payload: RequestOf<E>,
    state: unknown,
    options?: MoveOptions<AnswerOf<E>>,
  ): Promise<Outcome<AnswerOf<E>>>;
  /**
   * Whether something was sent about the order (or product) of `payload` that nobody has heard of, also by a page that was killed since;
   * and whether its state, asked for only then, is what it was then.
   */
  doubt(payload: unknown, state: () => unknown, way?: string): 'same' | 'changed' | undefined;
  /** Whether this very thing was sent, and nobody has heard of it. */
  unheard<E extends Endpoint>(row: E, intent: RequestOf<E>, state: unknown): boolean;
  /**
   * Whether the order of `payload` was paid, or its payment begun, some minutes ago, in whichever way; also by a page that is gone. Or
   * whether something was sent to pay it that nobody has heard of.
   */
  paying(payload: unknown): boolean;
  /**
   * The loan of a product that was taken some minutes ago, also by a page that is gone, with its `orderId` where that is known. One that
   * was seen is told by a page only that the borrower went back to.
   */
  taken(productId: string): Done | undefined;
  /** An order is on the screen: if it is that of the loan taken last, there is no more to tell of it. */
  seen(order: { readonly productId: string; readonly orderId: string }): void;
  /** Runs unless the same name is under way for this borrower. */
  once<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
  emit(name: string, detail: object): void;
  toast(kind: ToastKind, text: string, ms?: number): void;
  hideToast(): void;
  /**
   * A call failed: `loan-error`, and a toast with its words for 2 s. An abort is no failure. `lost` are the words where it may have
   * happened all the same, for 8 s.
   */
  fail(thrown: unknown, where: string, lost?: string): void;
  /** Only the toast: for an error that was reported already. */
  tell(error: LoanError): void;
  /** Only `loan-error`. */
  report(error: LoanError): void;
  /** Leaves for a route of the table. */
  go(route: RouteName, params?: Params, options?: { replace?: boolean }): void;
  /** Goes to a hash route of the element's own page, such as `#/addnormalcard`; empty for the screen without one. */
  goHash(route: RouteName, hash: string, options?: { params?: Params; replace?: boolean }): void;
  /** The address of a route, for a link. */
  link(route: RouteName, params?: Params): string;
  /**
   * Follows a url that arrived from outside, if the rule allows; else says so. `where` names the field. A page of our own route
   * table gets the session keys that are carried; another one only with `carry`, for the session is nobody else's business.
   */
  follow(url: unknown, where: string, options?: { replace?: boolean; carry?: boolean; params?: Params }): boolean;
  /** The url to frame or show as an image, if the rule allows. */
  safe(url: unknown): string | undefined;
  /** The url that was followed, for an event: without the session's secrets; nothing for one that may not be followed. */
  told(url: unknown): string;
  /**
   * `where` names the field: one that is refused is told as `loan-error`, once. The first is told in a toast too, unless the screen has
   * words in its place.
   */
  safeImage(url: unknown, where?: string, worded?: boolean): string | undefined;
  /** Asks the shell; `false` when the page prevented it, and does it itself. What was to leave the page and cannot is told in a toast. */
  native<A extends Action>(action: A, ...payload: Actions[A] extends undefined ? [] : [Actions[A]]): boolean;
  onBack(handler: BackHandler): void;
  /** After `ms`, unless the element is gone by then. Returns the way to call it off. */
  after(ms: number, run: () => void): () => void;
  /** Runs when the element leaves the page. */
  onClose(run: () => void): void;
  track(event: string, detail?: Record<string, string | number>): void;
}

/** The element as its scope sees it. */
export interface Surface {
  /** Whether it can be seen. */
  isSeen(): boolean;
  /** The language and the theme that it was given itself, or nothing: a page that it leads to has them too. */
  dress(): readonly (readonly [string, string])[];
  /** Dispatches; `false` when a listener prevented the default. */
  dispatch<N extends keyof CommonEvents>(name: N, detail: CommonEvents[N], cancelable?: boolean): boolean;
  dispatch(name: string, detail: object, cancelable?: boolean): boolean;
}

export interface ScopeHandle<G extends Group> extends Scope<G> {
  close(): void;
}
