/** Words of complaints. */
export const complaint = {} as const;
