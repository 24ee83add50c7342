/** Words of the legal texts' surroundings. */
export const legal = {} as const;
