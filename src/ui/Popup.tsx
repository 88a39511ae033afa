// Button with a popup below it; Escape or an outside click closes it and returns the focus.
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';

interface Props {
  button: ReactNode;
  /** Accessible name of the popup. */
  label: string;
  className?: string;
  /** Accessible name of the button, if its content is not sufficient. */
  name?: string;
  /** Tooltip, for buttons that may not have room for their label. */
  title?: string;
  /** Side of the button that the popup is aligned with. */
  side?: 'left' | 'right';
  children: (close: () => void) => ReactNode;
}

export function Popup({
  button,
  label,
  className = 'btn',
  name,
  title,
  side = 'right',
  children,
}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {button}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: -8, horizontal: side }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
