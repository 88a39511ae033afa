// The kinds of box a locker is built of, with their fixed ids.

/** A kind of box; a management box (screen, control unit, outgoing chute) takes no parcel of a member. */
export interface BoxType {
  boxTypeId: number;
  name: string;
  management: boolean;
}

/** The one list of ids (R3.30). */
export const BOX_TYPES = [
  { boxTypeId: 1, name: 'XS', management: false },
  { boxTypeId: 2, name: 'S', management: false },
  { boxTypeId: 3, name: 'M', management: false },
  { boxTypeId: 4, name: 'L', management: false },
  { boxTypeId: 5, name: 'SENT', management: true },
  { boxTypeId: 6, name: 'DYNAMIC', management: true },
  { boxTypeId: 7, name: 'CONTROL', management: true },
] as const satisfies readonly BoxType[];

/** The two sizes that legacy lockers alone have: a network knows them once one of its lockers has such a box. */
export const LARGEST_BOX_TYPES = [
  { boxTypeId: 8, name: 'XL', management: false },
  { boxTypeId: 9, name: 'XXL', management: false },
] as const satisfies readonly BoxType[];

const KNOWN = [...BOX_TYPES, ...LARGEST_BOX_TYPES];

export type BoxTypeName = (typeof BOX_TYPES)[number]['name'];
type KnownName = (typeof KNOWN)[number]['name'];

/** The name of a box type's id; undefined for an id the lists do not know. */
export const boxTypeName = (boxTypeId: number): KnownName | undefined =>
  KNOWN.find((type) => type.boxTypeId === boxTypeId)?.name;

/** The id of a box type's name; undefined for a name the lists do not know. */
export const boxTypeIdOf = (name: string): number | undefined =>
  KNOWN.find((type) => type.name === name)?.boxTypeId;

/** Takes a server's list and gives it our ids where we know the name: the static list wins (R3.30). */
export const withFixedIds = <T extends { boxTypeId: number; name: string }>(
  types: readonly T[],
): T[] => types.map((type) => ({ ...type, boxTypeId: boxTypeIdOf(type.name) ?? type.boxTypeId }));

/** SENT, DYNAMIC and CONTROL belong to the locker itself, also where a server does not say so. */
export const isManagement = ({
  name,
  management,
}: {
  readonly name: string;
  readonly management?: boolean | undefined;
}): boolean => management ?? BOX_TYPES.some((type) => type.name === name && type.management);

/** The types a booking filter offers (R3.29). */
export const bookableTypes = (): BoxType[] => BOX_TYPES.filter((type) => !type.management);
