// Formats moments in the network's time zone, 24 hours, `YYYY-MM-DD HH:mm`.
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** Creating a formatter costs a hundred times more than using it, so there is one per zone. */
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

/** A moment (epoch milliseconds) as `YYYY-MM-DD HH:mm` in a time zone, by default the network's. */
export const moment = (time: number, timeZone = knownCapabilities().timeZone): string =>
  formatOf(timeZone).format(time);

/** Short form of a moment: `HH:mm` today, `MM-DD` this year, otherwise `YYYY-MM-DD`. */
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

/** The moment of `YYYY-MM-DD HH:mm` in a time zone, by default the network's; undefined if invalid. */
export function momentOf(text: string, timeZone?: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return undefined;
  const asIfWorld = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(asIfWorld)) return undefined;
  const ahead = (at: number) => Date.parse(`${moment(at, timeZone).replace(' ', 'T')}:00Z`) - at;
  const guess = asIfWorld - ahead(asIfWorld);
  const found = asIfWorld - ahead(guess);
  // An hour skipped in spring, or a day that the month does not have, formats differently.
  return moment(found, timeZone) === text ? found : undefined;
}

/** Start of a day (`YYYY-MM-DD`) in a time zone; its first hour if midnight is skipped. */
export const dayStart = (day: string, timeZone?: string): number =>
  momentOf(`${day} 00:00`, timeZone) ?? momentOf(`${day} 01:00`, timeZone) ?? Date.parse(day);

/** The last moment of a day. */
export const dayEnd = (day: string, timeZone?: string): number =>
  dayStart(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10), timeZone) - 1;

/** The day that is `days` before the day of `now`. */
export const daysBefore = (days: number, now = Date.now(), timeZone?: string): string =>
  new Date(Date.parse(dayOf(now, timeZone)) - days * DAY_MS).toISOString().slice(0, 10);
