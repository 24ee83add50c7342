import * as rows from '../../../src/api/endpoints/account.js';
import { sendCode, takeCode } from '../codes.js';
import { answers, done, refused, type Desk, type Route } from '../desk.js';

/** Phones are the same when their last nine digits are: `0712…` and `+255 712…`. */
const local = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

const isMine = (phone: string, desk: Desk): boolean =>
  [desk.book.phone, desk.session.phone ?? ''].some((mine) => mine !== '' && local(mine) === local(phone));

const unknownPhone = refused(1404, 'This phone number does not belong to your account.');

export const accountRoutes: readonly Route[] = [
  answers(rows.sendDeleteCode, ({ phone }, desk) => {
    if (!isMine(phone, desk)) return unknownPhone;
    sendCode(desk.world, phone, `delete:${desk.book.userId}`, 'Your code to delete your account');
    return done;
  }),
  answers(rows.deleteAccount, ({ phone, code }, desk) => {
    if (!isMine(phone, desk)) return unknownPhone;
    const taken = takeCode(desk.world, `delete:${desk.book.userId}`, code);
    if (taken === 'wrong') return refused(1406, 'The code is wrong.');
    if (taken === 'expired') return refused(1405, 'The code has expired. Please ask for a new one.');
    desk.book.deleted = true;
    return done;
  }),
];
