// A button with a small sheet that floats below it: Escape or a press beside it closes, the focus goes back.
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';

interface Props {
  button: ReactNode;
  /** What the sheet is called. */
  label: string;
  className?: string;
  /** What the button is called, where its parts do not read as one. */
  name?: string;
  /** Its words for a pointer, where the button may have no room to show them. */
  title?: string;
  /** On which side of the button the sheet is flush. */
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
