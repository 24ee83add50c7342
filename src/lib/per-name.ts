/**
 * One for each name, made when it is asked for first and kept as long as the page. What makes it stands where nobody else's variables
 * are: minified into whoever asks first, it would keep all that that one knows, an element and its drawing included.
 */
export function perName<Made, More extends unknown[]>(make: (name: string, ...more: More) => Made): (name: string, ...more: More) => Made {
  const known = new Map<string, Made>();
  return (name, ...more) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const made = make(name, ...more);
    known.set(name, made);
    return made;
  };
}
