// The lockers of a screen saver: by name where the record contains the names, else their count.
import { useTranslate } from 'react-admin';
import type { ScreenSaverInfo } from '../../../contract/terminals/screenSavers.ts';
import type { Cell } from '../../engine/fields/fieldType.ts';

export function ChosenLockers({ value, row, place }: Cell) {
  const translate = useTranslate();
  const ids = new Set(Array.isArray(value) ? value : []);
  if (ids.size === 0) return null;
  const lockers = row['lockerList'] as ScreenSaverInfo['lockerList'] | undefined;
  if (place === 'table' || !lockers)
    return translate('marketing.lockers', { smart_count: ids.size });
  return lockers
    .filter(({ lockerId }) => ids.has(lockerId))
    .map(({ lockerName }) => lockerName)
    .join(translate('engine.filter.comma'));
}
