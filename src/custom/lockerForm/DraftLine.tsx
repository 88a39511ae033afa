// When the draft on this device was saved, and a button to discard it.
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortMoment } from '../../engine/fields/clock.ts';
import type { LockerFormState } from './useLockerForm.ts';

type Props = Pick<LockerFormState, 'kept' | 'discard'>;

function AskFirst({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} className="act-dialog">
      <h2 id={heading}>{translate('lockerForm.discardTitle')}</h2>
      <p>{translate('lockerForm.discardText')}</p>
      <footer>
        <button type="button" className="btn" onClick={onClose}>
          {translate('ra.action.cancel')}
        </button>
        <button type="button" className="btn danger-line" onClick={onDiscard}>
          {translate('lockerForm.discard')}
        </button>
      </footer>
    </Dialog>
  );
}

export function DraftLine({ kept, discard }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { keptAt } = kept;
  return (
    <div className="draft-line soft" role="status">
      {keptAt !== undefined && (
        <>
          {translate('lockerForm.kept', { time: shortMoment(keptAt) })}
          <button type="button" className="link" onClick={() => setAsking(true)}>
            {translate('lockerForm.discard')}
          </button>
        </>
      )}
      {asking && (
        <AskFirst
          onClose={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            discard();
          }}
        />
      )}
    </div>
  );
}
