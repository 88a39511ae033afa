// A box as the form compares and sends it: what the layout says of it, without what happens to it meanwhile.
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { PlacedLayoutBox } from '../../../domain/layout/layout.ts';

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

const byPlace = (one: LeanBox, other: LeanBox) =>
  one.positionX - other.positionX ||
  one.positionY - other.positionY ||
  (one.boxId ?? 0) - (other.boxId ?? 0);

/** The boxes of a layout, in one order whoever read them, so that two of the same layout are alike. */
export const leanBoxes = (boxes: readonly (Box | PlacedLayoutBox)[]): LeanBox[] =>
  boxes
    .map((box) => Object.fromEntries(FIELDS.map((field) => [field, box[field]])) as LeanBox)
    .toSorted(byPlace);

/** The boxes as they are sent: each says its status as it was read, as the documented box does. */
export function sentBoxes(lean: readonly LeanBox[], read: readonly Box[]) {
  const statuses = new Map(read.map(({ boxId, status }) => [boxId, status]));
  return lean.map((box) => ({
    ...box,
    status: statuses.get(box.boxId ?? 0) ?? ('AVAILABLE' as const),
  }));
}
