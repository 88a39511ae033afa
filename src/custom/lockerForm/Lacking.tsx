// Before a locker is created without a place, an address, a terminal or boxes: what that means, and the choice.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import type { LockerPart } from '../../../domain/lockers/lockerDraft.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';

interface Props {
  readonly name: string;
  readonly parts: readonly LockerPart[];
  readonly onCreate: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

export function Lacking({ name, parts, onCreate, onBack, onLeave }: Props) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('lockerForm.lacking.title', { name })} onLeave={onLeave}>
      <ul className="act-list well">
        {parts.map((part) => (
          <li key={part}>
            <b>{translate(`lockerForm.lacking.${part}`)}</b>
            <span className="soft">{translate(`lockerForm.lacking.${part}Text`)}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onCreate}>{translate('lockerForm.lacking.create')}</Button>
        <Button variant="contained" onClick={onBack}>
          {translate('lockerForm.lacking.back')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
