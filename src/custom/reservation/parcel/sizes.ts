// Sizes that are full at one locker and free at another.
import type { MemberInfo } from '../../../../contract/people/members.ts';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';

export type SizeCount = MemberInfo['primaryLocker'][number];

/** The first size that is full here and free there. */
export const fullHere = (
  { boxTypeCountList }: Pick<LockerInfo, 'boxTypeCountList'>,
  there: readonly SizeCount[],
): SizeCount | undefined =>
  there.find(
    ({ name, availableCount }) =>
      availableCount > 0 &&
      boxTypeCountList.some((here) => here.name === name && here.availableCount === 0),
  );
