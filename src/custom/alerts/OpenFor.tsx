// How long an alert has been open; of a resolved one, how long it was.
import { useTranslate } from 'react-admin';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { isStanding } from '../../../domain/alerts.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { Cell } from '../../engine/fields/fieldType.ts';
import { lasting } from '../../../domain/lasting.ts';
import { useClock } from '../shared/networkNow/useClock.ts';

export function OpenFor({ row: { startTime, resolvedTime, alertState } }: Cell<AlertRow>) {
  const translate = useTranslate();
  const now = useClock();
  const { name, values } = lasting((resolvedTime ?? now) - startTime);
  return (
    <span
      className={isStanding(alertState) ? 'nw strong' : 'nw soft'}
      title={translate('resources.alerts.since', { time: moment(startTime) })}
    >
      {translate(`undelivered.lasts.${name}`, values)}
    </span>
  );
}
