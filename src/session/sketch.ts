import { decoded } from '../api/decode.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import type { Answer } from '../api/first-transport.js';
import type { Config } from '../config/config.js';
import type { Catalogue } from '../i18n/catalogues.js';
import type { Session } from './session.js';

/** What a host page knows before anything but its first script is there. */
export interface SketchPage {
  /** As the deployment wrote it into the page. */
  readonly config: Config;
  readonly session: Session;
  /** The page's own address. */
  readonly url: string;
  /** The page query by attribute name. */
  readonly values: ReadonlyMap<string, string>;
}

type AnswersOf<Rows extends readonly Endpoint[]> = { readonly [K in keyof Rows]: AnswerOf<Rows[K]> };

/** A screen that has something to show. */
type Shown = { readonly state: 'ready' | 'empty' };

/**
 * A host page's first drawing, before the screen's store is there: the same view of the same answers, in a few kilobytes. What is
 * tapped on it goes to the store as soon as that has come, if what it shows is what was tapped on.
 */
export interface Sketch<Rows extends readonly Endpoint[] = readonly Endpoint[], View extends Shown = Shown, Model = never> {
  /** The calls of the screen's `first`, in the same order. */
  readonly rows: Rows;
  /** English; the page knows where the other languages are. */
  readonly words: Catalogue;
  /** What the store shows first; `undefined` where it takes more to draw it truly: then the store draws it. */
  readonly view: (answers: AnswersOf<Rows>, page: SketchPage) => View | undefined;
  /** The screen's own view. */
  readonly screen: (props: { readonly view: View; readonly model: Model; readonly t: never }) => unknown;
}

/** Declares a sketch. */
export const sketch = <const Rows extends readonly Endpoint[], View extends Shown, Model>(
  spec: Sketch<Rows, View, Model>,
): Sketch<Rows, View, Model> => spec;

/** Reads the answers of a sketch's calls; throws where one is none. */
export const readAnswers = <Rows extends readonly Endpoint[]>(
  rows: Rows,
  answers: readonly Awaited<Answer>[],
  { wire }: Config,
): AnswersOf<Rows> => rows.map((row, index) => decoded(row, answers[index] ?? { status: 0, text: '' }, wire)) as AnswersOf<Rows>;
