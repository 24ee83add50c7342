/** A digit of any script as one of 0 to 9: the ten of a script stand side by side. Those beyond the first plane are for formulas. */
function plainDigit(digit: string): string {
  const at = digit.charCodeAt(0);
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return digit.length > 1 ? '' : String(at - zero);
}

/** A text with the digits of other scripts as ours. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, plainDigit);
