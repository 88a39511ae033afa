// When the draft on this device was saved, and a button to discard it.
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortMoment } from '../../engine/fields/clock.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { LockerFormState } from './useLockerForm.ts';

type Props = Pick<LockerFormState, 'kept' | 'discard'>;

export function DraftLine({ kept, discard }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { keptAt } = kept;
  const leave = () => setAsking(false);
  return (
    <div className="draft-line soft" role="status">
      {keptAt !== undefined && (
        <>
          {translate('lockerForm.kept', { time: shortMoment(keptAt) })}
          <Link component="button" type="button" onClick={() => setAsking(true)}>
            {translate('lockerForm.discard')}
          </Link>
        </>
      )}
      {asking && (
        <DialogFrame title={translate('lockerForm.discardTitle')} onLeave={leave}>
          <p>{translate('lockerForm.discardText')}</p>
          <footer>
            <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
            <Button
              color="error"
              onClick={() => {
                leave();
                discard();
              }}
            >
              {translate('lockerForm.discard')}
            </Button>
          </footer>
        </DialogFrame>
      )}
    </div>
  );
}
