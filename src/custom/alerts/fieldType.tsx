// The field types of alerts: how long they are open, their next step, above their list the boxes to visit, and below their facts the history.

import { useTranslate } from 'react-admin';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { isStanding } from '../../../domain/alerts.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { useSpan } from '../shared/useSpan.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import Button from '@mui/material/Button';
import { useActions } from '../../engine/actions/useActions.ts';

const STEPS = ['acknowledge', 'wake', 'resolve', 'showBoxes'];

/** What is refused now is in the row's menu, with the reason. */
function NextStep({ row }: Cell<AlertRow>) {
  const translate = useTranslate();
  const { offered, start, messages } = useActions();
  const here = offered('row', row);
  const step = STEPS.find((name) => here.includes(name) && !messages.refusal(name, [row]));
  if (step === undefined || !isStanding(row.alertState)) return null;
  return (
    <Button
      size="small"
      aria-label={translate('engine.row.act', {
        action: messages.label(step),
        name: messages.nameOf(row),
      })}
      onClick={() => start(step, [row])}
    >
      {messages.label(step)}
    </Button>
  );
}

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
