import type { ErrorKind, LoanError } from '../api/errors.js';
import type { KeyOf, Text } from '../i18n/say.js';

const keys: Readonly<Record<ErrorKind, KeyOf<'common'>>> = {
  refused: 'errorRefused',
  contract: 'errorContract',
  network: 'errorNetwork',
  timeout: 'errorTimeout',
  http: 'errorHttp',
};

/** An error in words: the server's own for a refusal, else ours by kind; of a url that may not be followed, just that. */
export function errorText(t: Text, error: LoanError): string {
  if (error.kind === 'contract' && error.code === 'url') return t('errorUrl');
  if (error.renewed) return t('sessionExpired');
  return error.kind === 'refused' && error.serverMessage ? error.serverMessage : t(keys[error.kind]);
}
