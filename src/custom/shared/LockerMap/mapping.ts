// Converts locker rows for the network's map, with their descriptions.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerRow } from '../../../../contract/lockers/lockers.ts';
import { shownSituation } from '../../../../domain/lockers/lockers.ts';
import { percentOf } from '../../../../domain/percentOf.ts';
import { choiceKey } from '../../../engine/fields/choice.tsx';
import { usePercent } from '../../../ui/usePercent.ts';
import type { MappedLocker } from './mappedLocker.ts';

/** The maximum number of lockers on the map; filters narrow a larger network. */
export const MOST_ON_MAP = 500;

/** The percentage of a locker's boxes in use; unknown for an unreachable one. */
export const fillOf = ({ lockerSituation, boxCount, usedBoxCount }: LockerRow) =>
  lockerSituation === 'OFFLINE' || !boxCount || usedBoxCount === undefined
    ? undefined
    : (percentOf(usedBoxCount, boxCount) ?? undefined);

/** The description of a locker besides its name. */
export function useStateMessages() {
  const translate = useTranslate();
  const percent = usePercent();
  return useMemo(
    () => (row: LockerRow) => {
      const fill = fillOf(row);
      const situation = translate(choiceKey('lockerSituation', shownSituation(row)));
      const use =
        fill === undefined
          ? translate('lockersOnMap.unknown')
          : translate('lockersOnMap.inUse', { share: percent(fill) });
      const disabled = row.lockerStatus === 'DISABLE' ? [translate('lockersOnMap.disabled')] : [];
      return [situation, use, ...disabled].join(translate('boxes.comma'));
    },
    [translate, percent],
  );
}

/** The rows with coordinates; the same array until a row changes. */
export function usePlaced(rows: readonly LockerRow[] | undefined): readonly MappedLocker[] {
  const translate = useTranslate();
  const say = useStateMessages();
  return useMemo(
    () =>
      (rows ?? []).flatMap((row): MappedLocker[] => {
        const { lockerId, lockerName: name, latitude, longitude, lockerSituation } = row;
        if (latitude == null || longitude == null) return [];
        const spoken = translate('engine.labelled', { label: name, text: say(row) });
        const disabled = row.lockerStatus === 'DISABLE';
        const fill = fillOf(row);
        const place = { latitude, longitude };
        return [{ lockerId, name, ...place, situation: lockerSituation, disabled, fill, spoken }];
      }),
    [rows, say, translate],
  );
}
