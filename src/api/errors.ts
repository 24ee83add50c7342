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
  /** The server's own words of a refusal; empty when it had none. */
  readonly serverMessage: string;
  /** The refused form field, when the server names one. */
  readonly field: string | undefined;

  constructor(kind: ErrorKind, endpoint: string, more: { code?: string; message?: string; field?: string } = {}) {
    super(`${kind}: ${endpoint}${more.code ? ` (${more.code})` : ''}`);
    this.kind = kind;
    this.endpoint = endpoint;
    this.code = more.code ?? '';
    this.serverMessage = more.message ?? '';
    this.field = more.field;
  }
}

/**
 * True when a call that moves money may have happened all the same (contract.md, Unknown outcome): only a refusal is a no. What is
 * no answer of the contract (a page of the network's own, half an envelope) says nothing about the money.
 */
export function outcomeUnknown(error: LoanError): boolean {
  return error.kind !== 'refused';
}

/** Anything thrown as the one error: a fault of our own is a contract error of `where`. */
export function asLoanError(thrown: unknown, where: string): LoanError {
  return thrown instanceof LoanError ? thrown : new LoanError('contract', where);
}
