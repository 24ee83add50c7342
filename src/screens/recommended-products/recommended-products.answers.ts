import { loanDetails, unionError } from '../../api/endpoints/order.js';
import { listIn, longAnswer } from '../../session/long-answer.js';

/** The products recommended with an order, of which there may be many. */
export const orderProducts = longAnswer(loanDetails, listIn<typeof loanDetails>('recProducts'));

/** Those of the joint-failure call. */
export const failureProducts = longAnswer(unionError, listIn<typeof unionError>('list'));
