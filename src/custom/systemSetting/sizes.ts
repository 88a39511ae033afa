// The box types' inner sizes as their form has them, and their save.
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import { call } from '../../dataProvider/call.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Subject } from '../../engine/form/useRecordForm.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import type { BoxType } from '../shared/boxTypes.ts';
import { withCurrent } from '../shared/withCurrent.ts';

export const SIDES = ['length', 'width', 'height'] as const;
export type Side = (typeof SIDES)[number];

/** A size as entered: a side is text while it cannot be read as a number. */
export type Size = Readonly<
  Pick<BoxType, 'boxTypeId' | 'name'> & Record<Side, number | string | null>
>;

/** The record of the form: the sizes of all types, with the time of their last save. */
export function sizesOf(types: readonly BoxType[]): AnyRow {
  const times = types.flatMap(({ lastUpdatedTime }) => lastUpdatedTime ?? []);
  const boxTypeList: readonly Size[] = types.map(({ boxTypeId, name, length, width, height }) => {
    return { boxTypeId, name, length, width, height };
  });
  return { types, boxTypeList, ...(times.length > 0 && { lastUpdatedTime: Math.max(...times) }) };
}

/** Saves the sizes of these types; what the server returned of them beyond the contract is sent back. */
export function saveSizes(types: readonly BoxType[]): Subject['send'] {
  /** All types, with the changes in some of them. */
  const changed = (...lists: readonly (readonly Partial<BoxType>[])[]) =>
    sizesOf(
      types.map((type) => {
        const now = lists.flatMap((list) =>
          list.filter(({ boxTypeId }) => boxTypeId === type.boxTypeId),
        );
        return Object.assign({}, type, ...now) as BoxType;
      }),
    );
  const listOf = (record: AnyRow) => (record['boxTypeList'] ?? []) as readonly BoxType[];
  return async (input, asRead) => {
    const boxTypeList = listOf(input).map((size) => {
      const type = types.find(({ boxTypeId }) => boxTypeId === size.boxTypeId);
      return { ...unknownFields({ ...type }, [boxTypes.list]), ...size } as never;
    });
    const sent = call(boxTypes.update, { boxTypeList }, { asRead });
    const saved = await withCurrent(sent, (current) => changed(listOf(current)));
    return changed(listOf(input), listOf(saved));
  };
}
