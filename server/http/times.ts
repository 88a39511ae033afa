// Times as people of the network read them.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a time zone: making one costs a hundred times what using it does. */
function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** Epoch milliseconds as 'YYYY-MM-DD HH:mm' in the time zone; nothing for no time. */
export const timeText = (time: number | null | undefined, timeZone: string): string =>
  time == null ? '' : format(timeZone).format(time);

/** Epoch milliseconds as 'YYYY-MM-DD' in the time zone. */
export const dateText = (time: number, timeZone: string): string =>
  timeText(time, timeZone).slice(0, 10);

/** Epoch milliseconds as 'YYYY-MM-DD HH:mm:ss' in the time zone. */
export const secondText = (time: number, timeZone: string): string =>
  `${timeText(time, timeZone)}:${String(Math.floor(time / 1_000) % 60).padStart(2, '0')}`;
