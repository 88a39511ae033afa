// Button with a popup below it; Escape or an outside click closes it and returns the focus.
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState, type MouseEvent, type ReactNode } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  button: ReactNode;
  /** Accessible name of the popup. */
  label: string;
  /** For the popup of a filter, whether it is set: its button is a chip. */
  isSet?: boolean;
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
  isSet,
  name,
  title,
  side = 'right',
  children,
  ...look
}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const opener = {
    'aria-label': name,
    title,
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isSet === undefined ? (
        <Button {...look} {...opener}>
          {button}
        </Button>
      ) : (
        <Chip
          component="button"
          variant="outlined"
          color={isSet ? 'primary' : 'default'}
          label={button}
          {...opener}
        />
      )}
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
