import * as rows from '../../../src/api/endpoints/promotion.js';
import { sendCode, takeCode } from '../codes.js';
import { answers, done, given, refused, type Route } from '../desk.js';
import { DEMO } from '../demo.js';
import { bannerPicture, logoPicture } from '../pictures/art.js';
import { openRegistration, readCaptcha } from '../registration.js';

const PHONE = /^1[3-9]\d{9}$/;
const already = refused(11, 'This phone is registered already.');
const noPhone = refused(12, 'Please check the phone number.');

export const promotionRoutes: readonly Route[] = [
  answers(
    rows.channelTemplate,
    ({ templateId }, desk) => {
      if (templateId === DEMO.templates.bare) return given({ id: templateId, config: {} });
      if (templateId !== DEMO.templates.main) return refused(404, 'This offer has ended.');
      return given({
        id: templateId,
        config: {
          title: 'Haraka Mkopo',
          subtitle: 'Up to TZS 500.000 on your phone today',
          logo: desk.urls.picture('logos/haraka.svg', () => logoPicture('haraka')),
          banner: desk.urls.picture('banner.svg', () => bannerPicture),
          themeColor: '#0b6e4f',
          buttonText: 'Register',
          agreementTitle: 'Terms of registration',
          agreementText:
            'By registering you agree that we keep your phone number to reach you about your application.\n\nYou can delete your account at any time.',
          appName: 'Haraka',
          androidUrl: 'https://apps.example/haraka.apk',
          iosUrl: 'https://apps.example/haraka-ios',
          downloadText: 'Get the app to finish your application.',
        },
      });
    },
    true,
  ),
  ...[rows.trackVisit, rows.trackClick].map((row) =>
    answers(
      row,
      (payload, desk) => {
        desk.world.events.push({ endpoint: row.name, userId: desk.book.userId, payload });
        return done;
      },
      true,
    ),
  ),
  answers(rows.getSid, (_, desk) => given({ sid: openRegistration(desk.world) }), true),
  answers(
    rows.getSms,
    ({ phone, capcode, sid }, desk) => {
      if (!PHONE.test(phone)) return noPhone;
      if (!readCaptcha(desk.world, sid, capcode)) return refused(101, 'The letters of the picture are wrong.');
      if (desk.world.registered.has(phone)) return already;
      sendCode(desk.world, phone, `register:${sid}:${phone}`, 'Your code to register');
      return done;
    },
    true,
  ),
  answers(
    rows.register,
    ({ phone, capcode, sid, smsCode, userName }, desk) => {
      if (userName !== phone) return { problems: ['userName: is the phone number'] };
      if (!PHONE.test(phone)) return noPhone;
      if (!readCaptcha(desk.world, sid, capcode)) return refused(-1, 'The letters of the picture are wrong.');
      if (desk.world.registered.has(phone)) return already;
      const taken = takeCode(desk.world, `register:${sid}:${phone}`, smsCode);
      if (taken === 'wrong') return refused(102, 'The code is wrong.');
      if (taken === 'expired') return refused(103, 'The code has expired. Please ask for a new one.');
      desk.world.registered.add(phone);
      desk.world.registrations.delete(sid);
      return done;
    },
    true,
  ),
];
