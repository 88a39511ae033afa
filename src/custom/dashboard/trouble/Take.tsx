// The primary action of a locker in trouble: taking the alert that names it.
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { alertCalls } from '../../../../contract/operations/alerts.ts';
import { call } from '../../../dataProvider/call.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import type { InTrouble } from '../../shared/networkNow/figures.ts';

interface Props {
  readonly row: InTrouble;
  /** Asks for the figures again. */
  readonly onTaken: () => void;
}

export function Take({ row, onTaken }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const canAccess = useCanAccess();
  const { alertId: id, lockerName } = row;
  if (id === undefined) return null;
  const run = async (endpoint: typeof alertCalls.acknowledge, done: string, undo?: () => void) => {
    try {
      const { alertType } = await call(endpoint, { id });
      const alert = translate(`choices.alertType.${alertType}`);
      const text = translate(done, { alert, locker: lockerName });
      notify(text, { type: 'success', undo });
    } catch (error) {
      showError(error);
    }
    onTaken();
    await client.invalidateQueries({ queryKey: ['openAlerts'] });
    await client.invalidateQueries({ queryKey: ['alerts'] });
  };
  const release = () => void run(alertCalls.release, 'dashboard.trouble.givenBack');
  const undo = canAccess(alertCalls.release) ? release : undefined;
  return (
    <Button
      variant="contained"
      size="small"
      disabled={busy}
      onClick={() => void once(() => run(alertCalls.acknowledge, 'dashboard.trouble.taken', undo))}
    >
      {translate('dashboard.trouble.take')}
      <span className="unseen">{lockerName}</span>
    </Button>
  );
}
