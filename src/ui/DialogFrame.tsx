// The frame of a dialog: a heading above its content, closable by Escape unless it is busy.
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type UIEvent } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Pick<
  DialogProps,
  'aria-describedby' | 'className' | 'fullWidth' | 'maxWidth'
> {
  readonly title: ReactNode;
  readonly icon?: IconName | false;
  /** The heading warns: it is in the colour of alarms. */
  readonly grave?: boolean;
  /** Absent while the dialog cannot be closed. */
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

export function DialogFrame({ title, icon, grave = false, onLeave, children, ...look }: Props) {
  const heading = useId();
  // The second click of a double click on what opened the dialog falls on its backdrop.
  const close = ({ detail }: UIEvent) => {
    if (detail < 2) onLeave?.();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={heading} className="act-dialog" {...look}>
      <DialogTitle id={heading} className={grave ? 'line alarmed' : 'line'}>
        {icon && <Icon name={icon} size={20} />}
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
