// A toast: icon, text, the record it is about, undo if available, and a close button.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useRef, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import { TOAST_MS } from '../../../../domain/limits.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  readonly notification: NotificationPayload;
  readonly onClose: () => void;
  readonly onUndo: (() => void) | undefined;
}

const ICONS = { success: 'check', info: 'clock', warning: 'warn', error: 'stop' } as const;

/** Closes automatically (R9.9), but not while hovered; errors remain until closed. */
function useTimeout(stays: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => close.current(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [stays]);
}

/** Message keys are translated with their values; other text is shown as it is. */
function useMessages({ message, notificationOptions }: NotificationPayload) {
  const translate = useTranslate();
  if (typeof message !== 'string') return message;
  return translate(message, { _: message, ...notificationOptions?.messageArgs });
}

/** A dark strip; red for an error. */
export function Toast({ notification, onClose, onUndo }: Props) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const messages = useMessages(notification);
  const bad = notification.type === 'error';
  const named: unknown = notification.notificationOptions?.['about'];
  const about = typeof named === 'string' ? translate(named, { _: named }) : '';
  const isNamed = typeof messages === 'string' && messages.includes(about);
  useTimeout(bad || held, onClose);
  return (
    <SnackbarContent
      component="div"
      role="presentation"
      sx={bad ? { background: 'var(--alarm)', color: 'var(--on-alarm)' } : null}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      message={
        <>
          <Icon name={ICONS[notification.type]} />
          <span>
            <span>{messages}</span> {!isNamed && <strong>{about}</strong>}
          </span>
        </>
      }
      action={
        <>
          {onUndo !== undefined && (
            <Button color="inherit" variant="text" onClick={onUndo}>
              {translate('ra.action.undo')}
            </Button>
          )}
          <IconButton color="inherit" aria-label={translate('app.toasts.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </>
      }
    />
  );
}
