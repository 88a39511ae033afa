// Confirmation dialog: the question, its consequence, and a specific action label.
import Button from '@mui/material/Button';
import { DialogFrame } from './DialogFrame.tsx';
import { useTranslate } from 'react-admin';

interface Props {
  readonly question: string;
  readonly consequence: string;
  readonly label: string;
  /** The label of the button that closes the dialog; Cancel by default. */
  readonly keep?: string;
  readonly grave: boolean;
  readonly busy: boolean;
  readonly onDo: () => void;
  readonly onLeave: () => void;
}

export function AskFirst({
  question,
  consequence,
  label,
  keep,
  grave,
  busy,
  onDo,
  onLeave,
}: Props) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={question}
      icon={grave && 'warn'}
      grave={grave}
      onLeave={busy ? undefined : onLeave}
    >
      <p>{consequence}</p>
      <footer>
        <Button disabled={busy} onClick={onLeave}>
          {keep ?? translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={grave ? 'error' : 'primary'}
          disabled={busy}
          onClick={onDo}
        >
          {label}
        </Button>
      </footer>
    </DialogFrame>
  );
}
