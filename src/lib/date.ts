const two = (value: unknown) => String(value).padStart(2, '0');

/** A moment as `YYYY-MM-DD`, or with `HH:MM:SS` behind it (spec section 9), in the phone's own time. `--` for what is no date. */
function formatDate(moment: Date, withTime = false): string {
  if (Number.isNaN(moment.getTime())) return '--';
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return withTime ? `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}` : day;
}

/** As lenders write a moment: a day, and perhaps the time of it. */
const WRITTEN = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d:\d\d:\d\d)[\d.Z:+-]*)?$/;

/**
 * A server's time for the eye: seconds or milliseconds since 1970 in the phone's time, a written moment as the lender's clock has it, and
 * any other text as it came.
 */
export function serverTime(value: string, withTime = false): string {
  if (/^\d{10}(?:\d{3})?$/.test(value)) return formatDate(new Date(Number(value) * (value.length === 10 ? 1000 : 1)), withTime);
  return value.replace(
    WRITTEN,
    (_, year: string, month: string, day: string, time?: string) =>
      `${year}-${two(month)}-${two(day)}${withTime && time ? ` ${time}` : ''}`,
  );
}
