// Moments in words: the network's own time zone, 24 hours, `YYYY-MM-DD HH:mm`.
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** Making a format costs a hundred times what using it does, so each zone's is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timeZone, made);
  return made;
}

/** A moment (epoch milliseconds) as `YYYY-MM-DD HH:mm` in a time zone, the network's unless told. */
export const moment = (time: number, timeZone = knownCapabilities().timeZone): string =>
  formatOf(timeZone).format(time);

/** A moment said shortly: `HH:mm` of today, `MM-DD` of this year, else `YYYY-MM-DD`. */
export function shortMoment(time: number, now = Date.now(), timeZone?: string): string {
  const said = moment(time, timeZone);
  const today = moment(now, timeZone);
  if (said.slice(0, 10) === today.slice(0, 10)) return said.slice(11);
  return said.slice(0, 4) === today.slice(0, 4) ? said.slice(5, 10) : said.slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day (`YYYY-MM-DD`) of a moment. */
export const dayOf = (time: number, timeZone?: string): string =>
  moment(time, timeZone).slice(0, 10);

/** The moment that `YYYY-MM-DD HH:mm` says in a time zone, the network's unless told; undefined for no moment. */
export function momentOf(text: string, timeZone?: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return undefined;
  const asIfWorld = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(asIfWorld)) return undefined;
  const ahead = (at: number) => Date.parse(`${moment(at, timeZone).replace(' ', 'T')}:00Z`) - at;
  const guess = asIfWorld - ahead(asIfWorld);
  const found = asIfWorld - ahead(guess);
  // An hour that the clocks skip in spring, and a day that its month has not, are said otherwise.
  return moment(found, timeZone) === text ? found : undefined;
}

/** When a day (`YYYY-MM-DD`) begins in a time zone; where the clocks skip midnight, its first hour. */
export const dayStart = (day: string, timeZone?: string): number =>
  momentOf(`${day} 00:00`, timeZone) ?? momentOf(`${day} 01:00`, timeZone) ?? Date.parse(day);

/** The last moment of a day. */
export const dayEnd = (day: string, timeZone?: string): number =>
  dayStart(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10), timeZone) - 1;

/** The day that is `days` before the day of `now`. */
export const daysBefore = (days: number, now = Date.now(), timeZone?: string): string =>
  new Date(Date.parse(dayOf(now, timeZone)) - days * DAY_MS).toISOString().slice(0, 10);
