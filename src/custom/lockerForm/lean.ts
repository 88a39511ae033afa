// A box as the form compares and sends it: its layout fields without its current state.
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { PlacedLayoutBox } from '../../../domain/layout/layout.ts';
import type { RecordId } from '../../../domain/recordId.ts';

const FIELDS = [
  'boxId',
  'name',
  'boxTypeId',
  'positionX',
  'positionY',
  'boardNumber',
  'portNumber',
  'deviceId',
  'bottomFlag',
  'skipNumber',
  'deleteFlag',
] as const satisfies readonly (keyof PlacedLayoutBox)[];

export type LeanBox = Pick<PlacedLayoutBox, (typeof FIELDS)[number]>;

/** Any order of ids that stays the same. */
const byId = (one: RecordId | null, other: RecordId | null): number =>
  String(one).localeCompare(String(other));

const byPlace = (one: LeanBox, other: LeanBox) =>
  one.positionX - other.positionX ||
  one.positionY - other.positionY ||
  byId(one.boxId, other.boxId);

/** A box as loaded, or a new one like it. */
export type ReadBox = Box | PlacedLayoutBox;

/** The boxes of a layout in a canonical order, so that equal layouts compare equal. */
export const leanBoxes = (boxes: readonly ReadBox[]): LeanBox[] =>
  boxes
    .map((box) => Object.fromEntries(FIELDS.map((field) => [field, box[field]])) as LeanBox)
    .toSorted(byPlace);

/** The boxes as they are sent: each with its status as loaded, like the documented box. */
export function sentBoxes(lean: readonly LeanBox[], read: readonly ReadBox[]) {
  const statuses = new Map(read.map(({ boxId, status }) => [boxId, status]));
  return lean.map((box) => ({
    ...box,
    status: statuses.get(box.boxId ?? 0) ?? ('AVAILABLE' as const),
  }));
}
