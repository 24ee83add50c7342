/** Whether the engine styles parts of an element from outside (Chrome from 73). */
export const knowsParts = ((): boolean => {
  try {
    document.querySelector('::part(card)');
    return true;
  } catch {
    return false;
  }
})();
