import type { ErrorKind, LoanError } from '../api/errors.js';
import type { KeyOf, Text } from '../i18n/say.js';

const keys: Readonly<Record<ErrorKind, KeyOf<'common'>>> = {
  refused: 'errorRefused',
  contract: 'errorContract',
  network: 'errorUnreached',
  timeout: 'errorTimeout',
  http: 'errorHttp',
};

/**
 * An error in words: the server's own for a refusal, else ours by kind; of a url that may not be followed, just that. Whether there is
 * no connection at all is the browser's to say.
 */
export function errorText(t: Text, error: LoanError, online = true): string {
  if (error.kind === 'contract' && error.code === 'url') return t('errorUrl');
  if (error.renewed) return t('sessionExpired');
  if (error.kind === 'network' && !online) return t('errorNetwork');
  return error.kind === 'refused' && error.serverMessage ? error.serverMessage : t(keys[error.kind]);
}

/** A first load that failed, in words. Only a page that is offline hears when the connection is back, and loads by itself. */
export function failureText(t: Text, error: LoanError, online: boolean): { title: string; text: string; offline: boolean } {
  const offline = error.kind === 'network' && !online;
  const text = errorText(t, error, online);
  return { title: t(offline ? 'offlineTitle' : 'errorTitle'), text: offline ? `${text} ${t('offline')}` : text, offline };
}
