/** What a page can know of the phone it is on. */
export interface Device {
  readonly system: 'android' | 'ios' | 'other';
  /** True in the browser inside a chat or payment app, where downloads are often blocked. */
  readonly inApp: boolean;
}

const CHATS =
  /MicroMessenger|AlipayClient|WhatsApp|\bFBA[NV]\b|\bFB_IAB\b|Instagram|\bLine\/|Telegram|\bViber\b|KAKAOTALK|Snapchat|\bQQ\/|DingTalk|\bZalo|\bimo\b|PhonePe|Paytm|\bGCash/i;

/** Reads a user agent (spec section 9). `touches` tells an iPad, which calls itself a Mac, from one. */
export function deviceOf(userAgent: string, touches = 0): Device {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touches > 1);
  return { system: ios ? 'ios' : /Android/i.test(userAgent) ? 'android' : 'other', inApp: CHATS.test(userAgent) };
}
