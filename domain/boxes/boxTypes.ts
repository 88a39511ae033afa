// The box types of lockers, with their fixed ids.

/** A box type; a management box (screen, control unit, outgoing chute) takes no member's parcel. */
export interface BoxType {
  boxTypeId: number;
  name: string;
  management: boolean;
}

/** The only list of ids (R3.30). */
export const BOX_TYPES = [
  { boxTypeId: 1, name: 'XS', management: false },
  { boxTypeId: 2, name: 'S', management: false },
  { boxTypeId: 3, name: 'M', management: false },
  { boxTypeId: 4, name: 'L', management: false },
  { boxTypeId: 5, name: 'SENT', management: true },
  { boxTypeId: 6, name: 'DYNAMIC', management: true },
  { boxTypeId: 7, name: 'CONTROL', management: true },
] as const satisfies readonly BoxType[];

/** Sizes of legacy lockers only: a network has them once one of its lockers has such a box. */
export const LARGEST_BOX_TYPES = [
  { boxTypeId: 8, name: 'XL', management: false },
  { boxTypeId: 9, name: 'XXL', management: false },
] as const satisfies readonly BoxType[];

const KNOWN = [...BOX_TYPES, ...LARGEST_BOX_TYPES];

export type BoxTypeName = (typeof BOX_TYPES)[number]['name'];
type KnownName = (typeof KNOWN)[number]['name'];

/** The name of a box type; undefined for an unknown id. */
export const boxTypeName = (boxTypeId: number): KnownName | undefined =>
  KNOWN.find((type) => type.boxTypeId === boxTypeId)?.name;

/** The id of a box type; undefined for an unknown name. */
export const boxTypeIdOf = (name: string): number | undefined =>
  KNOWN.find((type) => type.name === name)?.boxTypeId;

/** Replaces ids of a server's list by the fixed ones for known names (R3.30). */
export const withFixedIds = <T extends { boxTypeId: number; name: string }>(
  types: readonly T[],
): T[] => types.map((type) => ({ ...type, boxTypeId: boxTypeIdOf(type.name) ?? type.boxTypeId }));

/** SENT, DYNAMIC and CONTROL belong to the locker itself, even if a server does not say so. */
export const isManagement = ({
  name,
  management,
}: {
  readonly name: string;
  readonly management?: boolean | undefined;
}): boolean => management ?? BOX_TYPES.some((type) => type.name === name && type.management);

/** The types a booking filter offers (R3.29). */
export const bookableTypes = (): BoxType[] => BOX_TYPES.filter((type) => !type.management);
