/** What the page asks of the native shell (contract.md, Native shell). */
export interface Actions {
  /** Opens the message composer with a number and a text, or an e-mail from customer service. */
  sendSms: { phone?: string; text?: string; email?: string };
  /** Leaves for the app's home. */
  goHome: undefined;
  /** Leaves for the app's own account page. */
  goMine: undefined;
  /** The account is gone or signed out: leaves for login. */
  offlineToLogin: undefined;
  /** Calls a telephone number. */
  callTelephone: { phone: string };
  /** Opens the store's rating dialog. */
  goRate: undefined;
  /** Closes the webview. */
  closeWebview: undefined;
  /** An analytics point of the loan confirmation. */
  confirmPoint: { event: string; productId: string };
  /** Bank binding started. */
  startBindBank: undefined;
  /** Bank binding ended. */
  endBindBank: undefined;
  /** Opens a url outside the page; only schemes listed in the configuration get here. */
  openUrl: { url: string };
}

export type Action = keyof Actions;
export const actions = [
  'sendSms',
  'goHome',
  'goMine',
  'offlineToLogin',
  'callTelephone',
  'goRate',
  'closeWebview',
  'confirmPoint',
  'startBindBank',
  'endBindBank',
  'openUrl',
] as const satisfies readonly Action[];

/** One call of the shell: an action with its payload. */
export type Call = { [A in Action]: { readonly action: A; readonly payload: Actions[A] } }[Action];
