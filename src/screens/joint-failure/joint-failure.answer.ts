import { unionError } from '../../api/endpoints/order.js';
import { listIn, longAnswer } from '../../session/long-answer.js';

/** The products of a failed joint login, of which there may be many. */
export const failureProducts = longAnswer(unionError, listIn<typeof unionError>('list'));
