import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import { asLoanError, type LoanError } from '../api/errors.js';
import type { LongAnswer } from './long-answer.js';
import type { Scope } from './scope.js';

/** Makes the call; `later` is told the whole answer where what it gives is a part, or why it is none. */
export async function askLong<Row extends Endpoint>(
  scope: Pick<Scope, 'call'>,
  { row, read, whole }: LongAnswer<Row>,
  payload: RequestOf<Row>,
  signal: AbortSignal,
  later: (whole: AnswerOf<Row> | LoanError) => void,
): Promise<AnswerOf<Row>> {
  const answer = await scope.call(row, payload, { signal, read });
  void whole(answer)?.then(later, (thrown: unknown) => later(asLoanError(thrown, row.name)));
  return answer;
}
