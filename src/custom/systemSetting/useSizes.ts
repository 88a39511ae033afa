// The form of the box types' inner sizes: values, validation and save.
import { useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { boxTypes, dimension } from '../../../contract/boxes/boxTypes.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { call } from '../../dataProvider/call.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useUnchanged } from '../../engine/form/useUnchanged.ts';
import type { BoxType } from '../shared/boxTypes.ts';
import { useSaveOver } from '../shared/useSaveOver.ts';

export const SIDES = ['length', 'width', 'height'] as const;
export type Side = (typeof SIDES)[number];

/** A side as entered; text while it cannot be read as a number. */
export type EnteredSide = number | string | null;
type Sizes = Readonly<Record<Side, EnteredSide>>;
type AllSizes = Readonly<Record<number, Sizes>>;

const sizesOf = (types: readonly BoxType[]): AllSizes =>
  Object.fromEntries(
    types.map(({ boxTypeId, length, width, height }) => [boxTypeId, { length, width, height }]),
  );

/** All dimensions are required (R5.80): an empty or invalid length counts as missing. */
const isDimension = (value: EnteredSide): value is number => dimension.safeParse(value).success;

const latestOf = (types: readonly BoxType[]): number | undefined => {
  const times = types.flatMap(({ lastUpdatedTime }) => lastUpdatedTime ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
};

export function useSizes(read: readonly BoxType[]) {
  const kept = useKept<{ types: readonly BoxType[]; sizes: AllSizes }>('sizes');
  const [types, setTypes] = useState(kept?.types ?? read);
  const [sizes, setSizes] = useState<AllSizes>(() => kept?.sizes ?? sizesOf(read));
  const [checked, setChecked] = useState(false);
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const before = sizesOf(types);
  const isChanged = types.some(({ boxTypeId }) =>
    SIDES.some((side) => sizes[boxTypeId]?.[side] !== before[boxTypeId]?.[side]),
  );
  useKeeping('sizes', isChanged ? { types, sizes } : undefined);
  const isWrong = (boxTypeId: number, side: Side) => !isDimension(sizes[boxTypeId]?.[side] ?? null);
  const wrong = types.some(({ boxTypeId }) => SIDES.some((side) => isWrong(boxTypeId, side)));

  const take = (now: readonly BoxType[]) => {
    setTypes(now);
    setSizes(sizesOf(now));
    clear();
    setChecked(false);
  };
  /** All types, with the changes in some of them. */
  const withCurrent = (current: readonly BoxType[]): readonly BoxType[] => {
    const now = new Map(current.map((type) => [type.boxTypeId, type]));
    return types.map((type) => ({ ...type, ...now.get(type.boxTypeId) }));
  };
  const { saving, theirs, clear, saveOver } = useSaveOver<readonly BoxType[]>({
    send: async (over) => {
      // All are dimensions: what is wrong is not sent.
      const entered = sizes as Readonly<Record<number, Record<Side, number>>>;
      const boxTypeList = types.map(({ boxTypeId, name, ...type }) => {
        const { length, width, height } = entered[boxTypeId]!;
        return { ...unknownFields(type, [boxTypes.list]), boxTypeId, name, length, width, height };
      });
      const saved = await call(boxTypes.update, { boxTypeList }, { asRead: latestOf(over) });
      const now = new Map((saved.boxTypeList ?? []).map((type) => [type.boxTypeId, type]));
      take(
        types.map((type) => ({ ...type, ...entered[type.boxTypeId], ...now.get(type.boxTypeId) })),
      );
      const about = 'resources.systemSetting.fields.sizes';
      notify('resources.systemSetting.saved', { type: 'success', about });
    },
    currentOf: (current) => withCurrent(current['boxTypeList'] as readonly BoxType[]),
  });
  /** Resolves to whether the sizes are saved. */
  const saveWhole = (over: readonly BoxType[]): Promise<boolean> => {
    setChecked(true);
    return wrong ? Promise.resolve(false) : saveOver(over);
  };
  const save = useEvent(async () => {
    if (!isChanged && !wrong) return notifyUnchanged();
    return saveWhole(types);
  });
  return {
    types,
    sizes,
    isChanged,
    saving,
    theirs,
    /** Errors show after the first attempt to save. */
    isWrong: (boxTypeId: number, side: Side) => checked && isWrong(boxTypeId, side),
    lacking: checked && wrong,
    enter: (boxTypeId: number, side: Side, value: EnteredSide) =>
      setSizes((all) => ({ ...all, [boxTypeId]: { ...(all[boxTypeId] as Sizes), [side]: value } })),
    save,
    discard: () => take(types),
    /** Continues with what the other user saved. */
    takeTheirs: () => theirs && take(theirs.now),
    /** Overwrites it with the form's values. */
    saveMine: () => theirs && void saveWhole(theirs.now),
  };
}

export type SizesForm = ReturnType<typeof useSizes>;
