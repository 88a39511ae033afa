// Confirmation dialog: the question, its consequence, and a specific action label.
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';

interface Props {
  readonly question: string;
  readonly consequence: string;
  readonly label: string;
  readonly grave: boolean;
  readonly busy: boolean;
  readonly onDo: () => void;
  readonly onLeave: () => void;
}

export function AskFirst({ question, consequence, label, grave, busy, onDo, onLeave }: Props) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onLeave}
      aria-labelledby={heading}
      className="act-dialog"
    >
      <h2 id={heading} className={grave ? 'line alarmed' : 'line'}>
        {grave && <Icon name="warn" size={20} />}
        {question}
      </h2>
      <p>{consequence}</p>
      <footer>
        <button type="button" className="btn" disabled={busy} onClick={onLeave}>
          {translate('ra.action.cancel')}
        </button>
        <button
          type="button"
          className={grave ? 'btn danger' : 'btn primary'}
          disabled={busy}
          onClick={onDo}
        >
          {label}
        </button>
      </footer>
    </Dialog>
  );
}
