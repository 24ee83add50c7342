/**
 * What the lender knows. Ids that are always there stand in `DEMO`, for the gallery, for tests, and for whoever types an address.
 *
 * One lender holds many worlds that know nothing of each other. A call is of the world that its session key `merchantNumber`
 * names; without that key, of `main`. So tests that run at once take a merchant number each (any text of letters, digits, `-`
 * and `_`) and never meet. In a world `userId` chooses the borrower; an unknown one, or none, gets Asha's papers of their own.
 */
export const DEMO = {
  /** The borrowers. */
  users: {
    /** Has an order in every status, cards, an account and complaints. Whoever is unknown has the same. */
    asha: '20011',
    /** New: no order, no account, no card, no complaint. */
    juma: '20012',
    /** Deleted the account: every call is refused but those of a visitor whom nobody knows. */
    neema: '20013',
    /** Has 10 000 complaints, and 10 000 products are offered: long lists. */
    baraka: '20014',
  },
  /** With this `sessionId` every call is refused with `codes.expired`. */
  expiredSession: 'expired',
  codes: { expired: 401, deleted: 1002, unknown: 404, contract: 400, tooLarge: 413 },
  products: {
    /** Four periods, agreements, an account, details: what a loan looks like. */
    main: '1001',
    /** One period. */
    single: '1002',
    /** Leaving asks back: `isPopType` 1. */
    retention: '1003',
    /** An agreement opens by itself: `popAgreementUrl`. */
    consent: '1004',
    /** The shell sends an SMS before the push: `sendSms` 1. */
    sms: '1005',
    /** No logo, details, plan, account or agreement: only what a screen cannot do without. */
    bare: '1006',
    /** Its bank form holds a kind of item that nobody knows. */
    unknownItem: '1007',
    /** The older confirm screen's promo pop-up. */
    promo: '1008',
    /** Amounts with cents. */
    cents: '1009',
    /** Pushing it is refused. */
    refused: '1010',
  },
  orders: {
    /** 21 */
    processing: '880021',
    /** 110 */
    failed: '880110',
    /** 151 */
    waiting: '880151',
    /** 170: one period paid, three due. */
    repaying: '880170',
    /** 174 with isDelay 1. */
    dueDeferrable: '880174',
    /** 174 without isDelay. */
    due: '881174',
    /** 180 with isDelay 1: paid, overdue and due periods. */
    overdueDeferrable: '880180',
    /** 180 without isDelay. */
    overdue: '881180',
    /** 200: all paid. */
    settled: '880200',
    /** A status nobody knows. */
    unknownStatus: '880999',
    /** 170, repaid at `h5Url` (`inside` 0). */
    external: '882170',
    /** 170 with `playeduL`: leads on to another page. */
    redirect: '883170',
    /** 170 with cents in every amount. */
    cents: '884170',
    /** 180, takes the reference of a transfer (`showSubmitUtr`). */
    utr: '885180',
    /** 200, asks for a rating. */
    rating: '882200',
    /** 110, asks for another account. */
    cardPrompt: '882110',
    /** 110, says why it was withdrawn. */
    withdrawPrompt: '883110',
    /** 200 with all three prompts. */
    allPrompts: '884200',
  },
  cards: {
    /** Asks for a code. */
    coded: 'card-1',
    /** Asks for none. */
    plain: 'card-2',
    /** Is refused. */
    declined: 'card-3',
  },
  /** Codes of the wallets to pay from: each ends in its own way. */
  wallets: {
    /** A notice and a trade number; paid at once. */
    push: 'KESHO',
    /** The pay-code page. */
    code: 'SIMBA',
    /** The same page with a QR code. */
    qr: 'PWANI',
    /** A page of the lender that finishes the payment. */
    page: 'ZIWA',
    /** Is refused. */
    declined: 'SAVANA',
  },
  complaints: {
    /** No answer yet. */
    waiting: '5001',
    /** Answered and rated, with pictures on both sides. */
    answered: '5002',
    /** Answered; a rating is asked for. */
    toRate: '5003',
  },
  templates: { main: 'tpl-1', bare: 'tpl-2' },
  phones: {
    /** The borrower's own. */
    borrower: '0712345678',
    /** Already registered. */
    registered: '13800000011',
  },
} as const;

/** What a lender is begun with when nobody says otherwise. */
export const DEFAULT_SEED = 1;
