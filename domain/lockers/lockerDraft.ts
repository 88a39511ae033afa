// What belongs together in what is said of a locker: a point, a time of day, a free period.

/** What the rules must know of a locker that somebody enters. */
export interface LockerDraft {
  longitude?: number | null | undefined;
  latitude?: number | null | undefined;
  operatingHoursStartHour?: number | null | undefined;
  operatingHoursStartMinute?: number | null | undefined;
  operatingHoursEndHour?: number | null | undefined;
  operatingHoursEndMinute?: number | null | undefined;
  freeDays?: number | null | undefined;
  freeHours?: number | null | undefined;
}

/** What is lacking or too much, and at which field. */
export interface LockerDraftError {
  key: 'pointIncomplete' | 'hoursIncomplete' | 'freeTwice';
  field: keyof LockerDraft;
}

/** Degrees, as every map has them. */
export const LONGITUDE_MAX = 180;
export const LATITUDE_MAX = 90;

const POINT = ['longitude', 'latitude'] as const;

/** The four fields of the operating hours, in the order in which they are read. */
export const HOURS = [
  'operatingHoursStartHour',
  'operatingHoursStartMinute',
  'operatingHoursEndHour',
  'operatingHoursEndMinute',
] as const;

/** All of them or none: the first that is lacking beside others that are there. */
function lacking(draft: LockerDraft, fields: readonly (keyof LockerDraft)[]) {
  const empty = fields.filter((field) => draft[field] == null);
  return empty.length < fields.length ? empty[0] : undefined;
}

/** What is wrong with a locker as a whole, one fault a rule; freeDays and freeHours are never both. */
export function lockerDraftErrors(draft: LockerDraft): LockerDraftError[] {
  const point = lacking(draft, POINT);
  const hours = lacking(draft, HOURS);
  const twice = draft.freeDays != null && draft.freeHours != null;
  return [
    ...(point ? [{ key: 'pointIncomplete' as const, field: point }] : []),
    ...(hours ? [{ key: 'hoursIncomplete' as const, field: hours }] : []),
    ...(twice ? [{ key: 'freeTwice' as const, field: 'freeHours' as const }] : []),
  ];
}

/** A time of day as people write it, `HH:mm`, 24 h; undefined where nobody said. */
export function clockText(
  hour: number | null | undefined,
  minute: number | null | undefined,
): string | undefined {
  if (hour == null) return undefined;
  return [hour, minute ?? 0].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads a time of day, `H:mm` or `HH:mm`; undefined for anything else. */
export function readClock(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(text) ?? [];
  const read = { hour: Number(hour), minute: Number(minute) };
  return hour !== undefined && read.hour < 24 && read.minute < 60 ? read : undefined;
}
