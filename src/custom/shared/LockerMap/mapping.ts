// Lockers of the list as the map of a network draws them, and what is said of each.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerRow } from '../../../../contract/lockers/lockers.ts';
import { choiceKey } from '../../../engine/fields/choice.tsx';
import type { MappedLocker } from './mappedLocker.ts';

/** As many as stand on the map; a larger network is narrowed by the filters. */
export const MOST_ON_MAP = 500;

/** The part of a locker's boxes that is in use; unknown of one that cannot be reached. */
export const fillOf = ({ lockerSituation, boxCount, usedBoxCount }: LockerRow) =>
  lockerSituation === 'OFFLINE' || !boxCount || usedBoxCount === undefined
    ? undefined
    : usedBoxCount / boxCount;

const percent = (fill: number) => Math.round(fill * 100);

/** What is said of a locker besides its name. */
export function useStateWords() {
  const translate = useTranslate();
  return useMemo(
    () => (row: LockerRow) => {
      const fill = fillOf(row);
      const situation = translate(choiceKey('lockerSituation', row.lockerSituation));
      const use =
        fill === undefined
          ? translate('lockersOnMap.unknown')
          : translate('lockersOnMap.inUse', { percent: percent(fill) });
      const disabled = row.lockerStatus === 'DISABLE' ? [translate('lockersOnMap.disabled')] : [];
      return [situation, use, ...disabled].join(translate('boxes.comma'));
    },
    [translate],
  );
}

/** Those of the rows that have a place; the same array until a row changes. */
export function usePlaced(rows: readonly LockerRow[] | undefined): readonly MappedLocker[] {
  const say = useStateWords();
  return useMemo(
    () =>
      (rows ?? []).flatMap((row): MappedLocker[] => {
        const { lockerId, lockerName: name, latitude, longitude, lockerSituation } = row;
        if (latitude == null || longitude == null) return [];
        const spoken = `${name}: ${say(row)}`;
        const disabled = row.lockerStatus === 'DISABLE';
        const fill = fillOf(row);
        const place = { latitude, longitude };
        return [{ lockerId, name, ...place, situation: lockerSituation, disabled, fill, spoken }];
      }),
    [rows, say],
  );
}
