// The foot of a dialog with a form: away, or on with what is entered.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

interface Props {
  /** Of the button that submits the form. */
  readonly action: string;
  readonly busy: boolean;
  readonly onLeave: () => void;
}

export function SubmitActions({ action, busy, onLeave }: Props) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button disabled={busy} onClick={onLeave}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {action}
      </Button>
    </DialogActions>
  );
}
