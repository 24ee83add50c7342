import type { Action } from '../../src/shell/actions.js';
import { readJson } from '../common/json.js';
import type { Cover } from './store.js';

const closed = (title: string, text: string): Cover => ({ title, text, whole: true });

function field(raw: string, name: string): string {
  const read = readJson(raw);
  const value: unknown = 'value' in read && typeof read.value === 'object' && read.value !== null ? Reflect.get(read.value, name) : '';
  return typeof value === 'string' ? value : '';
}

/** What the app does about a call: a screen or a sheet of its own, or nothing that is seen. */
export function coverOf(action: Action, raw: string): Cover | undefined {
  switch (action) {
    case 'goHome':
      return closed('Home', 'The app shows its own first screen.');
    case 'goMine':
      return closed('My account', 'The app shows its own account screen.');
    case 'offlineToLogin':
      return closed('Sign in', 'The app signed out and asks for a new login.');
    case 'closeWebview':
      return closed('Closed', 'The app closed the page.');
    case 'goRate':
      return { title: 'Rate this app', text: 'The store’s own dialog stands here.', whole: false };
    case 'callTelephone':
      return { title: 'Call', text: field(raw, 'phone'), whole: false };
    case 'sendSms': {
      const text = [field(raw, 'phone') || field(raw, 'email'), field(raw, 'text')].filter(Boolean).join(' · ');
      return { title: field(raw, 'email') ? 'New e-mail' : 'New message', text: text || 'To be filled in by the app.', whole: false };
    }
    case 'openUrl':
      return { title: 'Open', text: field(raw, 'url'), whole: false };
    default:
      return undefined;
  }
}
