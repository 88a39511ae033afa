// When the draft on this device was saved, and a button to discard it.
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { shortMoment } from '../../engine/fields/clock.ts';
import { useQuestion } from '../shared/useQuestion.tsx';
import type { LockerFormState } from './useLockerForm.ts';

type Props = Pick<LockerFormState, 'draft' | 'discard'>;

const nothing = () => undefined;

export function DraftLine({ draft, discard }: Props) {
  const translate = useTranslate();
  const { ask, dialog } = useQuestion(nothing);
  const onDiscard = () =>
    ask({
      question: translate('lockerForm.discardTitle'),
      consequence: translate('lockerForm.discardText'),
      label: translate('lockerForm.discard'),
      grave: true,
      run: async () => discard(),
    });
  return (
    <div className="draft-line wrap soft" role="status">
      {draft && (
        <>
          {translate('lockerForm.kept', { time: shortMoment(draft.keptAt) })}
          <Link component="button" type="button" onClick={onDiscard}>
            {translate('lockerForm.discard')}
          </Link>
        </>
      )}
      {dialog}
    </div>
  );
}
