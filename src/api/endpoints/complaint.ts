import * as v from 'valibot';
import { charactersOf } from '../../lib/characters.js';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, flag, id, list, maybe, needed, neededAddress, nothing, num, stars, text, words } from '../schema.js';

const option = v.object({ title: maybe(text), value: words });
/** A type or sub-type of complaint; type value `1` is the one with sub-types. */
export type ProblemOption = v.InferOutput<typeof option>;

const complaintOrder = v.object({
  orderNo: id,
  productLogo: maybe(address),
  productName: maybe(text),
  status: maybe(text),
  isShow: maybe(flag),
  list: list(v.object({ title: text, value: text })),
});
/** An order a complaint can be about; `isShow` allows the first type. */
export type ComplaintOrder = v.InferOutput<typeof complaintOrder>;

const description = v.pipe(
  words,
  v.check((value) => charactersOf(value).length <= 200, 'at most 200 characters'),
);

export const problemInit = endpoint({
  name: 'problemInit',
  method: 'POST',
  path: '/user-problem/problem-init',
  encoding: 'json',
  reads: true,
  doc: 'The types of complaint, the current order, and all orders to choose from; the submit page asks without orderId.',
  spec: 'spec 2 Complaint start, 3 Problem init response',
  request: v.object({ orderId: v.optional(id) }),
  answer: v.object({
    problemType: needed(option),
    problemSonType: list(option),
    orderDetail: maybe(complaintOrder),
    orderList: list(complaintOrder),
  }),
});
export type ProblemInit = AnswerOf<typeof problemInit>;

export const problemUpload = endpoint({
  name: 'problemUpload',
  method: 'POST',
  path: '/user-problem/upload-problem-img',
  encoding: 'multipart',
  ok: ['00'],
  doc: 'Uploads one image of a complaint.',
  spec: 'spec 2 Complaint submit, 8 Image upload',
  request: v.object({ problemImage: v.blob() }),
  answer: v.object({ url: neededAddress }),
});

export const problemSave = endpoint({
  name: 'problemSave',
  method: 'POST',
  path: '/user-problem/problem-save',
  encoding: 'json',
  doc: 'Files a complaint; problemImage holds the addresses of its images joined by commas, or nothing.',
  spec: 'spec 3 Complaint save payload, 4 Complaint',
  request: v.object({ problemType: words, problemSonType: text, problemDetail: description, problemImage: text, orderNo: text }),
  answer: nothing,
});

export const problemList = endpoint({
  name: 'problemList',
  method: 'POST',
  path: '/user-problem/problem-list',
  encoding: 'json',
  reads: true,
  doc: 'The complaints of the borrower, by tab.',
  spec: 'spec 2 Complaint list, 3 Complaint list item',
  request: v.object({}),
  answer: v.object({
    tabs: needed(
      v.object({
        title: maybe(text),
        list: list(v.object({ id: maybe(id), time: maybe(text), type: maybe(text), content: maybe(text) })),
      }),
    ),
  }),
});
export type ProblemList = AnswerOf<typeof problemList>;

export const problemDetail = endpoint({
  name: 'problemDetail',
  method: 'POST',
  path: '/user-problem/problem-detail',
  encoding: 'json',
  reads: true,
  doc: 'One complaint: what was said, what was answered, and whether a rating is asked for.',
  spec: 'spec 2 Complaint details, 3 Complaint detail response',
  request: v.object({ problemId: id }),
  answer: v.object({
    type: maybe(text),
    sonType: maybe(text),
    problemId: id,
    content: maybe(text),
    images: list(address),
    disposeDetail: maybe(text),
    disposeImages: list(address),
    isNeedScore: maybe(
      v.pipe(
        num,
        v.transform((value) => value !== 0),
      ),
    ),
  }),
});
export type ProblemDetail = AnswerOf<typeof problemDetail>;

export const saveScore = endpoint({
  name: 'saveScore',
  method: 'POST',
  path: '/user-problem/save-score',
  encoding: 'json',
  ok: ['00'],
  doc: 'Rates the handling of a complaint with stars.',
  spec: 'spec 3 Rating payload, 4 Complaint rating modal',
  request: v.object({ score: stars, problemId: id }),
  answer: nothing,
});

export const contactInfo = endpoint({
  name: 'contactInfo',
  method: 'POST',
  path: '/v3/personal-center/contact-kf-info',
  encoding: 'json',
  reads: true,
  doc: 'How to reach the customer service: e-mail, and the telephone in smWa.',
  spec: 'spec 2 Customer service, 3 Contact info, 9 overall=30',
  request: v.object({ overall: v.literal(30) }),
  answer: v.nullish(v.object({ email: maybe(text), smWa: maybe(text) }), {}),
});
export type ContactInfo = AnswerOf<typeof contactInfo>;
