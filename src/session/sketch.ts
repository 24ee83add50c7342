import { decoded, type Reader } from '../api/decode.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import type { Answer } from '../api/first-transport.js';
import type { Config } from '../config/config.js';
import type { Catalogue } from '../i18n/catalogues.js';
import type { KeyOf, Says } from '../i18n/say.js';
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

/** A call with more to say of it. */
interface Asked<Row extends Endpoint = Endpoint> {
  readonly row: Row;
  /** Some pages make it and others do not: its answer may be `undefined`. */
  readonly perhaps?: true;
  /** What reads as much of its answer as is drawn, where that may be much less than came. */
  readonly read?: Reader<Row>;
}

type Rows = readonly (Endpoint | Asked)[];

type AnswersOf<All extends Rows> = {
  readonly [K in keyof All]: All[K] extends { readonly row: infer Row extends Endpoint }
    ? AnswerOf<Row> | (All[K] extends { readonly perhaps: true } ? undefined : never)
    : All[K] extends Endpoint
      ? AnswerOf<All[K]>
      : never;
};

/** A screen that has something to show. */
type Shown = { readonly state: 'ready' | 'empty' };

/**
 * A host page's first drawing, before the screen's store is there: the same view of the same answers, in a few kilobytes. What is
 * tapped on it goes to the store as soon as that has come, if what it shows is what was tapped on.
 */
export interface Sketch<All extends Rows = Rows, View extends Shown = Shown, Model = never> {
  /** The calls of the screen's `first`, in the same order. */
  readonly rows: All;
  /** What is done before the answers are there; fewer are coming where the screen lacks an id. */
  readonly begin?: (asked: { readonly config: Config; readonly answers: readonly unknown[] }) => void;
  /** English; the page knows where the other languages are. */
  readonly words: Catalogue;
  /** What the store shows first; `undefined` where it takes more to draw it truly: then the store draws it. */
  readonly view: (answers: AnswersOf<All>, page: SketchPage) => View | undefined;
  /**
   * For a screen that keeps drafts: the verbs by which it is filled in, which keep what was entered as the store does. The page may be
   * opened anew before the store has come.
   */
  readonly keep?: (answers: AnswersOf<All>, page: SketchPage) => Partial<Model>;
  /** Whether the screen takes the shell's own back: pressed, that waits for the verb `back` of its store. */
  readonly takesBack?: (answers: AnswersOf<All>) => boolean | undefined;
  /** The screen's own view. */
  readonly screen: (props: { readonly view: View; readonly model: Model; readonly t: never }) => unknown;
}

/** Declares a sketch, whose words are all that its screen says. */
export const sketch = <const All extends Rows, View extends Shown, Model, const Words extends Catalogue>(
  spec: Sketch<All, View, Model> & {
    readonly words: Words;
    readonly screen: (props: { readonly view: View; readonly model: Model; readonly t: Says<KeyOf<'common'> | keyof Words> }) => unknown;
  },
): Sketch<All, View, Model> => spec;

/** Reads the answers of a sketch's calls; throws where one is none. */
export const readAnswers = <All extends Rows>(
  rows: All,
  answers: readonly (Awaited<Answer> | undefined)[],
  { wire }: Config,
): AnswersOf<All> =>
  rows.map((asked, index) => {
    const { row, perhaps, read }: Asked = 'row' in asked ? asked : { row: asked };
    const answer = answers[index];
    if (perhaps && !answer) return undefined;
    const came = answer ?? { status: 0, body: '' };
    return read ? read(came, wire) : decoded(row, came, wire);
  }) as AnswersOf<All>;
