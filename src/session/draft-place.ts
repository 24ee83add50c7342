/** What the keys of all drafts begin with. */
export const DRAFTS = 'loan-draft:';

/** What the keys of one form's drafts begin with. */
export const draftsOf = (form: string): string => `${DRAFTS}${form}:`;
