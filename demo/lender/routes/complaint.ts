import type * as v from 'valibot';
import * as rows from '../../../src/api/endpoints/complaint.js';
import { answers, done, findOrder, given, noOrder, ordersOf, refused, type Desk, type Route } from '../desk.js';
import { statusWords } from '../lending.js';
import { moment, shillings } from '../money.js';
import { logoOf } from '../offers.js';
import { products } from '../products.js';
import { digits } from '../random.js';
import type { Complaint, Order } from '../world.js';

const TYPES = [
  { title: 'Collection', value: 1 },
  { title: 'Loan amount', value: 2 },
  { title: 'Repayment', value: 3 },
  { title: 'My account', value: 4 },
  { title: 'Something else', value: 5 },
];

const SON_TYPES = [
  { title: 'Rude language', value: '11' },
  { title: 'Calls to my family', value: '12' },
  { title: 'Calls at night', value: '13' },
  { title: 'Threats', value: '14' },
];

const LIMIT = 10 * 1024 * 1024;
const titleIn = (options: readonly { title: string; value: number | string }[], value: string): string | undefined =>
  options.find((option) => String(option.value) === value)?.title;

/** Collection can be complained about while an order is due or overdue. */
const mayCollect = (order: Order): boolean => order.status === 174 || order.status === 180;

type Card = v.InferInput<typeof rows.problemInit.answer>['orderDetail'];

function card(order: Order, desk: Desk): NonNullable<Card> {
  const product = products.get(order.productId);
  return {
    orderNo: order.id,
    productLogo: product && logoOf(product, desk),
    productName: product?.name,
    status: statusWords(order.status)[0],
    isShow: mayCollect(order) ? 1 : 0,
    list: [
      { title: 'Loan amount', value: shillings(order.principal) },
      { title: 'Order number', value: order.id },
    ],
  };
}

function isPicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return text.startsWith('\u0089PNG') || text.startsWith('\u00ff\u00d8\u00ff') || text.startsWith('GIF8') || /^RIFF.{4}WEBP/s.test(text);
}

export const complaintRoutes: readonly Route[] = [
  answers(rows.problemInit, ({ orderId }, desk) => {
    const order = orderId === undefined ? undefined : findOrder(desk, orderId);
    return given({
      problemType: TYPES,
      problemSonType: SON_TYPES,
      ...(order ? { orderDetail: card(order, desk) } : {}),
      orderList: ordersOf(desk).map((one) => card(one, desk)),
    });
  }),
  answers(rows.problemUpload, async ({ problemImage }, desk) => {
    if (problemImage.size > LIMIT) return refused('13', 'This picture is too large: 10 MB at most.');
    if (!isPicture(new Uint8Array(await new Response(problemImage.slice(0, 16)).arrayBuffer())))
      return refused('14', 'This file is no picture.');
    const { uploads } = desk.world;
    const id = `u${digits(desk.world.random, 10)}`;
    uploads.set(id, problemImage);
    const oldest = uploads.keys().next();
    if (uploads.size > 50 && !oldest.done) uploads.delete(oldest.value);
    return given({ url: desk.urls.own(`uploads/${encodeURIComponent(desk.world.name)}/${id}`) });
  }),
  answers(rows.problemSave, ({ problemType, problemSonType, problemDetail, problemImage, orderNo }, desk) => {
    const type = titleIn(TYPES, problemType);
    const sonType = titleIn(SON_TYPES, problemSonType);
    const order = orderNo === '' ? undefined : findOrder(desk, orderNo);
    const images = problemImage === '' ? [] : problemImage.split(',');
    if (!type) return refused(5001, 'Please choose what it is about.');
    if (orderNo !== '' && !order) return noOrder;
    if (problemType === '1' && (!order || !mayCollect(order)))
      return refused(5002, 'The selected order does not support sending collection types');
    if (problemType === '1' && !sonType) return refused(5003, 'Please choose what happened.');
    if (images.length > 9) return refused(5004, 'Nine pictures at most.');
    const known = (url: string) => url.startsWith(desk.urls.own('uploads/')) && desk.world.uploads.has(url.split('/').pop() ?? '');
    if (!images.every(known)) return refused(5005, 'A picture is missing. Please add it again.');
    const id = `7${digits(desk.world.random, 6)}`;
    const complaint: Complaint = {
      id,
      time: desk.world.now(),
      type,
      sonType: sonType ?? '',
      content: problemDetail,
      images,
      orderNo,
      replyImages: [],
      needScore: false,
    };
    desk.book.complaints.unshift(complaint);
    return done;
  }),
  answers(rows.problemList, (_, desk) => {
    const list = (wanted: boolean) =>
      desk.book.complaints
        .filter((complaint) => (complaint.reply !== undefined) === wanted)
        .map(({ id, time, type, content }) => ({ id, time: moment(time), type, content }));
    return given({
      tabs: [
        { title: 'In progress', list: list(false) },
        { title: 'Answered', list: list(true) },
      ],
    });
  }),
  answers(rows.problemDetail, ({ problemId }, desk) => {
    const complaint = desk.book.complaints.find((one) => one.id === problemId);
    if (!complaint) return refused(404, 'This complaint does not exist.');
    return given({
      type: complaint.type,
      ...(complaint.sonType ? { sonType: complaint.sonType } : {}),
      problemId: complaint.id,
      content: complaint.content,
      images: [...complaint.images],
      ...(complaint.reply === undefined ? {} : { disposeDetail: complaint.reply, disposeImages: [...complaint.replyImages] }),
      isNeedScore: complaint.needScore ? 1 : 0,
    });
  }),
  answers(rows.saveScore, ({ score, problemId }, desk) => {
    const complaint = desk.book.complaints.find((one) => one.id === problemId);
    if (!complaint) return refused(404, 'This complaint does not exist.');
    if (complaint.reply === undefined) return refused(5007, 'This complaint has no answer yet.');
    if (!complaint.needScore) return refused(5006, 'This complaint was rated before.');
    complaint.score = score;
    complaint.needScore = false;
    return done;
  }),
  answers(rows.contactInfo, () => given({ email: 'huduma@lender.example', smWa: '+255800110033' }), true),
];
