// Fields of a locker that must be consistent: coordinates, operating hours, free period.
import { tidy } from '../tidy.ts';
import { LOCK_BOARD, type WiredDevice } from './devices.ts';

/** The fields of a locker that the rules need. */
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

/** What is missing or contradictory, and its field. */
export interface LockerDraftError {
  key: 'pointIncomplete' | 'hoursIncomplete' | 'freeTwice';
  field: keyof LockerDraft;
}

/** Degrees. */
export const LONGITUDE_MAX = 180;
export const LATITUDE_MAX = 90;

const POINT = ['longitude', 'latitude'] as const;

/** The four fields of the operating hours, in order. */
export const HOURS = [
  'operatingHoursStartHour',
  'operatingHoursStartMinute',
  'operatingHoursEndHour',
  'operatingHoursEndMinute',
] as const;

/** All or none of the fields: the first missing one if others are set. */
function lacking(draft: LockerDraft, fields: readonly (keyof LockerDraft)[]) {
  const empty = fields.filter((field) => draft[field] == null);
  return empty.length < fields.length ? empty[0] : undefined;
}

/** Errors of a locker as a whole, one per rule; freeDays and freeHours exclude each other. */
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

const ADDRESS = [
  'countryCode',
  'blockNo',
  'streetNo',
  'buildingName',
  'postalCode',
  'addressOnLocker',
] as const;

/** What a new locker may lack, and is then asked about before it is created. */
export const LOCKER_PARTS = ['place', 'address', 'terminal', 'boxes'] as const;
export type LockerPart = (typeof LOCKER_PARTS)[number];

/**
 * The parts a new locker lacks: its point on the map, every line of its address, a board that opens boxes, any box.
 * @param boxCount the number of boxes in its layout
 */
export function lackingParts(
  draft: Pick<LockerDraft, (typeof POINT)[number]> &
    Partial<Record<(typeof ADDRESS)[number], string | null>> & {
      readonly deviceList: readonly Pick<WiredDevice, 'deviceType'>[];
    },
  boxCount: number,
): LockerPart[] {
  const lacks: Record<LockerPart, boolean> = {
    place: POINT.some((field) => draft[field] == null),
    address: ADDRESS.every((field) => !draft[field]?.trim()),
    terminal: !draft.deviceList.some(({ deviceType }) => deviceType === LOCK_BOARD),
    boxes: boxCount === 0,
  };
  return LOCKER_PARTS.filter((part) => lacks[part]);
}

/** A time of day as `HH:mm`, 24 h; undefined if not set. */
export function clockText(
  hour: number | null | undefined,
  minute: number | null | undefined,
): string | undefined {
  if (hour == null) return undefined;
  return [hour, minute ?? 0].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Parses a time of day, `H:mm` or `HH:mm`; undefined for anything else. */
export function readClock(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.]?(\d{2})$/.exec(tidy(text)) ?? [];
  const read = { hour: Number(hour), minute: Number(minute) };
  return hour !== undefined && read.hour < 24 && read.minute < 60 ? read : undefined;
}
