import { warnOnce } from '../config/warn.js';

/** Why a call has no answer. `refused`: the server said no. `contract`: it answered what it must not. The rest: no envelope came. */
export type ErrorKind = 'refused' | 'contract' | 'network' | 'timeout' | 'http';

/** The one error. It holds nothing that was sent: no body, no header, no token. */
export class LoanError extends Error {
  override readonly name = 'LoanError';
  /** One of the five kinds of screens.md. */
  readonly kind: ErrorKind;
  /** The canonical endpoint name, or what else failed (a url field, say). */
  readonly endpoint: string;
  /** The envelope's code or the HTTP status, as text; empty when none came. */
  readonly code: string;
  private readonly words: string | (() => string);
  /** The refused form field, when the server names one. */
  readonly field: string | undefined;
  /** True for the refusal of an expired session that was renewed since: the same may be sent once more. */
  readonly renewed: boolean;

  constructor(
    kind: ErrorKind,
    endpoint: string,
    more: { code?: string | undefined; message?: string | (() => string) | undefined; field?: string | undefined; renewed?: boolean } = {},
  ) {
    super(`${kind}: ${endpoint}${more.code ? ` (${more.code})` : ''}`);
    this.kind = kind;
    this.endpoint = endpoint;
    this.code = more.code ?? '';
    this.words = more.message ?? '';
    this.field = more.field;
    this.renewed = more.renewed ?? false;
  }

  /** The server's own words of a refusal, or a screen's for it in the language of now; empty when there are none. */
  get serverMessage(): string {
    return typeof this.words === 'function' ? this.words() : this.words;
  }

  /** The same refusal, after the session it named expired was renewed. */
  whenRenewed(): LoanError {
    return new LoanError(this.kind, this.endpoint, { code: this.code, message: this.words, field: this.field, renewed: true });
  }
}

/**
 * True when a call that moves money may have happened all the same (contract.md, Unknown outcome): only a refusal is a no. What is
 * no answer of the contract (a page of the network's own, half an envelope) says nothing about the money.
 */
export function outcomeUnknown(error: LoanError): boolean {
  return error.kind !== 'refused';
}

/** Names a fault of our own in the console. Nothing more of it: a message may hold what is the borrower's. */
export function nameFault(thrown: unknown, where: string): void {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  if (name !== 'AbortError') warnOnce(`${name} of its own in "${where}". Mend: report it.`);
}

/** Anything thrown as the one error: a fault of our own is a contract error of `where`, and the console has its name. */
export function asLoanError(thrown: unknown, where: string): LoanError {
  if (thrown instanceof LoanError) return thrown;
  nameFault(thrown, where);
  return new LoanError('contract', where);
}
