// The alert dialog of a staff update that failed (R8.17).
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** Why nothing was saved, as text. */
  readonly children: string;
  readonly onClose: () => void;
}

export function UpdateAlert({ children, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      className="act-dialog"
      slotProps={{
        paper: {
          role: 'alertdialog',
          'aria-labelledby': `${id}-title`,
          'aria-describedby': `${id}-text`,
        },
      }}
    >
      <h2 id={`${id}-title`} className="line alarmed">
        <Icon name="stop" size={20} />
        {translate('staffForm.alert.title')}
      </h2>
      <p id={`${id}-text`}>{children}</p>
      <footer>
        <button type="button" className="btn primary" onClick={onClose}>
          {translate('staffForm.alert.close')}
        </button>
      </footer>
    </Dialog>
  );
}
