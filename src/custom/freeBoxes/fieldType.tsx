// Field type: a locker's free boxes of some sizes, counted from the locker itself where lists do not tell them.
import { lockers, type LockerRow } from '../../../contract/lockers/lockers.ts';
import { isUsedUp } from '../../../domain/boxes/availability.ts';
import { useCall } from '../../engine/useCall.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { fill } from '../../engine/fields/figures/fill.tsx';

interface Props {
  readonly cell: Cell<LockerRow>;
  readonly sizes: readonly string[];
}

/** All cells of a row share one request. */
function Free({ cell, sizes }: Props) {
  const { lockerId, lockerSituation } = cell.row;
  const { data } = useCall(['availability', lockerId], lockers.one, { lockerId });
  if (!data) return null;
  const counted = data.boxTypeCountList.filter(({ name }) => sizes.includes(name));
  const free = counted.reduce((sum, { availableCount }) => sum + availableCount, 0);
  const boxes = counted.reduce((sum, { count }) => sum + count, 0);
  const known = lockerSituation !== 'OFFLINE';
  const value = { part: free, whole: boxes, known, low: known && isUsedUp({ free, boxes }) };
  return <fill.Show {...cell} row={{ ...cell.row }} value={value} />;
}

export const freeOf = (...sizes: string[]): FieldType<LockerRow> => ({
  align: 'end',
  Show: (cell) => <Free cell={cell} sizes={sizes} />,
});
