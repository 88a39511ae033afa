// The next step of an alert as a button: to take it, to resolve it, or to look at the boxes while its condition holds.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { isStanding } from '../../../domain/alerts.ts';
import { useActions } from '../../engine/actions/useActions.ts';
import type { Cell } from '../../engine/fields/fieldType.ts';

const STEPS = ['acknowledge', 'wake', 'resolve', 'showBoxes'];

/** What is refused now is in the row's menu, with the reason. */
export function NextStep({ row }: Cell<AlertRow>) {
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
