// When the draft on this device was saved, and a button to discard it.
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortMoment } from '../../engine/fields/clock.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { LockerFormState } from './useLockerForm.ts';

type Props = Pick<LockerFormState, 'draft' | 'discard'>;

export function DraftLine({ draft, discard }: Props) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => setIsOpen(false);
  return (
    <div className="draft-line soft" role="status">
      {draft && (
        <>
          {translate('lockerForm.kept', { time: shortMoment(draft.keptAt) })}
          <Link component="button" type="button" onClick={() => setIsOpen(true)}>
            {translate('lockerForm.discard')}
          </Link>
        </>
      )}
      {isOpen && (
        <ConfirmDialog
          question={translate('lockerForm.discardTitle')}
          consequence={translate('lockerForm.discardText')}
          label={translate('lockerForm.discard')}
          grave
          busy={false}
          onDo={() => {
            leave();
            discard();
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
}
