// Error state: what happened, what was preserved, what to do.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CallError, mayRetry } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from '../fields/clock.ts';
import { CopyDetails } from '../../ui/states/CopyDetails.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

interface Props {
  readonly error: unknown;
  /** Retries; offered if that may succeed. */
  readonly onRetry: () => void;
}

/** Details of a failed call, as text and for support. */
function facts(error: unknown) {
  const failure = error instanceof CallError ? error : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const { status, code, reference, time: at } = failure ?? {};
  const details = { message, status, code, reference, at };
  return { failure, message, details: JSON.stringify({ ...details, address: location.href }) };
}

/** A page or list whose data could not be loaded. */
export function ErrorState({ error, onRetry }: Props) {
  const translate = useTranslate();
  const { failure, message, details } = facts(error);
  const actions = (
    <>
      {mayRetry(error) && (
        <Button variant="contained" startIcon={<Icon name="refresh" />} onClick={onRetry}>
          {translate('app.error.retry')}
        </Button>
      )}
      <CopyDetails details={details} />
    </>
  );
  return (
    <StatePanel icon="stop" grave title={message} actions={actions} role="alert">
      {failure !== undefined && failure.status > 0 && (
        <p>
          {translate('app.error.answered', { status: failure.status, time: clock(failure.time) })}
        </p>
      )}
      {mayRetry(error) && <p>{translate('app.error.kept')}</p>}
    </StatePanel>
  );
}
