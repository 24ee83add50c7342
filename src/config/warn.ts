const told = new Set<string>();

/** A mistake a developer can mend, named in the console once. */
export function warnOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  console.warn(`[loan-elements] ${message}`);
}
