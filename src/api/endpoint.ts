import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** One row of the contract: everything that is known of a call. */
export interface Endpoint<Request extends Schema = Schema, Answer extends Schema = Schema> {
  /** The canonical name, as in `contract.md`; what `loan-error` calls `endpoint`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The canonical path, without the base path; `{provider}` is filled in from the configuration. */
  readonly path: string;
  /** How the payload travels. `form` and `multipart` go through the form client with its own headers. */
  readonly encoding: 'json' | 'form' | 'multipart' | 'query';
  /** The codes that mean success, as text. Default `['0']`. */
  readonly ok?: readonly string[];
  /**
   * True for what only reads: it may be asked again after a session was renewed, elements that ask the same together share the answer, and
   * it goes out before axios is there.
   */
  readonly reads?: boolean;
  /** True for what moves money: it carries an idempotency key, and its outcome may be unknown. */
  readonly movesMoney?: boolean;
  /**
   * True where the answer may be of megabytes: those are gathered beside the page's main thread, and a page whose network is watched
   * does not decode them once more on it. A short answer is there some milliseconds later for it (`longAnswer`).
   */
  readonly long?: boolean;
  /** The session keys stand in the query for every call; keys named here go there too instead of into the body. */
  readonly inQuery?: readonly string[];
  /** Codes of this endpoint that a screen tells apart: wire code to name. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The envelope field with the refusal's words. Default `message`. */
  readonly messageField?: 'message' | 'errMsg';
  /** The payload's schema: what the lender checks and OpenAPI shows. Not in the bundles: the types hold it there. */
  readonly request: Request;
  /** The answer's schema: the one edge where `data` is read. */
  readonly answer: Answer;
  /** What the call does, in a sentence. Not in the bundles. */
  readonly doc: string;
  /** Where the specification has it. Not in the bundles. */
  readonly spec: string;
}

export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** Declares a row. */
export const endpoint = <const Request extends Schema, const Answer extends Schema>(
  row: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> => row;
