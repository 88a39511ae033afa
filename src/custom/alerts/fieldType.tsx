// The field types of alerts: how long they are open, their next step, above their list the boxes to visit, and below their facts the history.

import { useTranslate } from 'react-admin';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { isStanding } from '../../../domain/alerts.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { useSpan } from '../shared/useSpan.ts';
import { NextStep } from './NextStep.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Of a resolved alert, how long it was open. */
function OpenFor({ row: { startTime, resolvedTime, alertState } }: Cell<AlertRow>) {
  const translate = useTranslate();
  const now = useClock();
  const span = useSpan('undelivered');
  return (
    <span
      className={isStanding(alertState) ? 'nw strong' : 'nw soft'}
      title={translate('resources.alerts.since', { time: moment(startTime) })}
    >
      {span((resolvedTime ?? now) - startTime)}
    </span>
  );
}

export const openFor: FieldType<AlertRow> = { Show: OpenFor };
export const nextStep: FieldType<AlertRow> = { align: 'end', Show: NextStep };
export const alertHistory = lazyPart(() => import('./History.tsx'));
export const expiredParcels = lazyPart(() => import('./ExpiredParcels.tsx'));
