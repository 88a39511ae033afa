// Confirmation dialog: the question, its consequence, and a specific action label.
import { Confirm } from 'react-admin';
import { Icon } from './Icon.tsx';

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

const nothing = () => null;

/** The dialog itself is focused, not the button that cannot be taken back. */
const paper = { ref: (dialog: HTMLElement | null) => dialog?.focus({ preventScroll: true }) };

const look = {
  '& .MuiDialogContent-root.MuiDialogContent-root': { paddingTop: '8px' },
  '& .MuiButton-startIcon': { display: 'none' },
  '& .ra-confirm': {
    '&, &:hover': { borderColor: 'transparent', backgroundColor: 'var(--accent)' },
    '&:hover': { backgroundColor: 'var(--accent-hover)' },
    color: 'var(--on-accent)',
  },
};
const graveLook = {
  ...look,
  '& .MuiDialogTitle-root': { color: 'var(--alarm-text)' },
  '& .ra-confirm': {
    '&, &:hover': { borderColor: 'transparent', backgroundColor: 'var(--alarm)' },
    color: 'var(--on-alarm)',
  },
};

export function ConfirmDialog({ question, consequence, label, keep, grave, busy, ...on }: Props) {
  return (
    <Confirm
      isOpen
      title={
        <span className="line">
          {grave && <Icon name="warn" size={20} />}
          {question}
        </span>
      }
      content={<p>{consequence}</p>}
      confirm={label}
      {...(keep !== undefined && { cancel: keep })}
      confirmColor={grave ? 'warning' : 'primary'}
      ConfirmIcon={nothing}
      CancelIcon={nothing}
      loading={busy}
      onConfirm={on.onDo}
      onClose={busy ? nothing : on.onLeave}
      slotProps={{ paper }}
      sx={grave ? graveLook : look}
    />
  );
}
