import * as rows from '../../../src/api/endpoints/classic.js';
import * as productRows from '../../../src/api/endpoints/product.js';
import { answers, done, given, noProduct, refused, type Route } from '../desk.js';
import { DEMO } from '../demo.js';
import { agreementUrl, hindrance, orderPage, takeLoan } from '../lending.js';
import { DAY, day, major, shillings } from '../money.js';
import { periodAmounts, products } from '../products.js';

export const classicRoutes: readonly Route[] = [
  answers(rows.classicConfirm, ({ productId }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    const amounts = periodAmounts(product);
    const first = desk.world.now() + product.termUnit * DAY;
    return given({
      amount: String(major(product.amount)),
      productName: product.name,
      repayDate: day(first),
      currencySymbol: 'TZS',
      details: [
        { text: 'Amount', value: shillings(product.amount) },
        { text: 'To repay', value: shillings(amounts.reduce((sum, part) => sum + part, 0)) },
      ],
      plan: amounts.map((part, index) => ({ text: day(first + index * product.termUnit * DAY), value: shillings(part) })),
      ...(product.id === DEMO.products.promo
        ? { NewPopMsg: 'This week without a fee on the first period.', NewButtonMsg: 'Take it now' }
        : {}),
    });
  }),
  answers(rows.classicAgreements, ({ productId }) => {
    const product = products.get(productId);
    return product ? given({ list: product.agreements.map((title) => ({ title })) }) : noProduct;
  }),
  answers(rows.classicAgreementJump, ({ productId, position }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    return product.agreements[position]
      ? given({ contract_url: agreementUrl(desk, product, position) })
      : refused(404, 'There is no such agreement.');
  }),
  answers(rows.classicPush, ({ productId, amount }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    return hindrance(desk, product, amount) ?? given({ url: orderPage(desk, takeLoan(desk, product, rows.classicPush.name)) });
  }),
  answers(productRows.productTrack, (payload, desk) => {
    desk.world.events.push({ endpoint: productRows.productTrack.name, userId: desk.book.userId, payload });
    return done;
  }),
  answers(productRows.productJump, ({ productId }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    return given({ url: product.appUrl ?? desk.urls.page(`/loanConfirm?productId=${product.id}`) });
  }),
];
