import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, maybe, nothing, text, words } from '../schema.js';

const promotion = '/api/v2/{provider}/promotion';

/** The captcha image: GET with `sid` and `t` in the query. It answers with an image, not with an envelope, so it is no row. */
export const captchaPath = `${promotion}/captcha`;

const templateConfig = v.object({
  title: maybe(text),
  subtitle: maybe(text),
  logo: maybe(address),
  banner: maybe(address),
  themeColor: maybe(text),
  buttonText: maybe(text),
  agreementTitle: maybe(text),
  agreementText: maybe(text),
  appName: maybe(text),
  androidUrl: maybe(address),
  iosUrl: maybe(address),
  downloadText: maybe(text),
});
/** The words, colours and addresses of a landing page: plain text and urls, never HTML. */
export type TemplateConfig = v.InferOutput<typeof templateConfig>;

const track = {
  page_id: v.optional(text),
  user_from: v.optional(text),
  client_type: v.optional(text),
  page_type: v.optional(text),
  utm_tag: v.optional(text),
  app_from: v.optional(text),
};

export const channelTemplate = endpoint({
  name: 'channelTemplate',
  method: 'GET',
  path: '/api/v2/{provider}/service/channel/channel-template',
  encoding: 'query',
  reads: true,
  doc: 'The landing page of a promotion.',
  spec: 'spec 2 Registration promotion, 3 Landing template',
  request: v.object({ templateId: words }),
  answer: v.object({ id: words, config: v.fallback(v.nullish(templateConfig, {}), {}) }),
});
export type ChannelTemplate = AnswerOf<typeof channelTemplate>;

export const trackVisit = endpoint({
  name: 'trackVisit',
  method: 'GET',
  path: `${promotion}/track-visit`,
  encoding: 'query',
  doc: 'Notes that a promotion page was opened.',
  spec: 'spec 7',
  request: v.object(track),
  answer: nothing,
});

export const trackClick = endpoint({
  name: 'trackClick',
  method: 'GET',
  path: `${promotion}/track-click`,
  encoding: 'query',
  doc: 'Notes that the register button was pressed.',
  spec: 'spec 7',
  request: v.object({ ...track, phone: v.optional(text) }),
  answer: nothing,
});

export const getSid = endpoint({
  name: 'getSid',
  method: 'GET',
  path: `${promotion}/get-sid`,
  encoding: 'query',
  reads: true,
  doc: 'Opens a registration: its id goes into the captcha image and everything after it.',
  spec: 'spec 7',
  request: v.object({}),
  answer: v.object({ sid: words }),
});

export const getSms = endpoint({
  name: 'getSms',
  method: 'POST',
  path: `${promotion}/get-sms`,
  encoding: 'json',
  codes: { '101': 'wrongCaptcha', '11': 'alreadyRegistered' },
  doc: 'Sends the registration code to a phone, against the letters of the captcha.',
  spec: 'spec 4 Registration, 8 SMS send',
  request: v.object({ phone: words, capcode: words, sid: words }),
  answer: nothing,
});

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: `${promotion}/register`,
  encoding: 'json',
  codes: { '-1': 'wrongCaptcha', '11': 'alreadyRegistered' },
  doc: 'Registers a phone; userName is the phone number.',
  spec: 'spec 3 Registration payload, 8 Registration',
  request: v.object({
    phone: words,
    capcode: words,
    sid: words,
    deviceId: text,
    appName: text,
    merchantNumber: text,
    userName: words,
    smsCode: words,
    invite_code: text,
    user_from: text,
    id: text,
    app_from: text,
    utm_tag: text,
  }),
  answer: nothing,
});
