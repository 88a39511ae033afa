// Notifications at the bottom left: 5 seconds, errors until closed; one live region for all.
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { useToastLift } from '../../../ui/useToastLift.ts';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHotkeys } from 'react-hotkeys-hook';
import { LOADING_BAR_LATENCY_MS } from '../../../../domain/limits.ts';
import { downloads, onDownloads, type Coming } from '../../../dataProvider/downloads.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { Toast } from './Toast.tsx';
import './toasts.css';

const MB = 1_000_000;
const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Quick downloads are not shown. */
function useLate({ since }: Coming): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const left = Math.max(0, since + LOADING_BAR_LATENCY_MS - Date.now());
    const timer = setTimeout(() => setLate(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return late;
}

function Download({ coming }: { readonly coming: Coming }) {
  const translate = useTranslate();
  const format = useNumber();
  const { bytes, cancel } = coming;
  if (!useLate(coming)) return null;
  return (
    <SnackbarContent
      component="div"
      role="presentation"
      message={
        <>
          <Icon name="down2" />
          <span>
            {translate(bytes === undefined ? 'app.downloads.waiting' : 'app.downloads.receiving')}
          </span>
          {bytes !== undefined && (
            <span className="num" aria-live="off">
              {translate('app.downloads.megabytes', { size: format(bytes / MB, TENTH) })}
            </span>
          )}
        </>
      }
      action={
        <Button color="inherit" variant="text" onClick={cancel}>
          {translate('app.downloads.cancel')}
        </Button>
      }
    />
  );
}

/** Rendered among the toasts, which are announced to screen readers. */
function Downloads() {
  const all = useSyncExternalStore(onDownloads, downloads);
  return all.map((coming) => <Download key={coming.id} coming={coming} />);
}

const numbers = new WeakMap<NotificationPayload, number>();
let last = 0;

/** Unique key of each notification. */
function keyOf(notification: NotificationPayload): number {
  const known = numbers.get(notification);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(notification, last);
  return last;
}

const sameText = (one: NotificationPayload, other: NotificationPayload) =>
  one.message === other.message &&
  one.type === other.type &&
  one.notificationOptions?.['about'] === other.notificationOptions?.['about'];

/** Equal texts are shown once: the latest remains. */
const unrepeated = (all: readonly NotificationPayload[]) =>
  all.filter((one, place) => !all.slice(place + 1).some((later) => sameText(one, later)));

/** What "Undo" does: runs the notification's own, if it has one, or takes react-admin's pending change back. */
function undoOf({ notificationOptions }: NotificationPayload, close: () => void) {
  const own: unknown = notificationOptions?.['undo'];
  if (typeof own !== 'function' && notificationOptions?.undoable !== true) return undefined;
  return () => {
    close();
    if (typeof own === 'function') own();
  };
}

/** A room beside the product's root: an open dialog hides everything else from screen readers, but not what is announced. */
function useRoom(): HTMLElement {
  const [room] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(room);
    const hidden = new MutationObserver(() => room.removeAttribute('aria-hidden'));
    hidden.observe(room, { attributeFilter: ['aria-hidden'] });
    return () => {
      hidden.disconnect();
      room.remove();
    };
  }, [room]);
  return room;
}

/** The product's toasts. Ctrl+Z takes back what the latest of them offers to undo. */
export function Toasts() {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { notifications, setNotifications } = useNotificationContext();
  const lift = useToastLift();
  const room = useRoom();
  const close = (notification: NotificationPayload, undoable: boolean, isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo });
    setNotifications((all) => all.filter((one) => !sameText(one, notification)));
  };
  const toasts = unrepeated(notifications).map((notification) => {
    const undoable = notification.notificationOptions?.undoable === true;
    return {
      notification,
      onClose: () => close(notification, undoable, false),
      onUndo: undoOf(notification, () => close(notification, undoable, true)),
    };
  });
  const undo = toasts.findLast(({ onUndo }) => onUndo)?.onUndo;
  useHotkeys('mod+z', () => undo?.(), { enabled: undo !== undefined, preventDefault: true });
  return createPortal(
    <section
      className="toasts stack-12 no-print"
      style={{ marginBottom: lift }}
      aria-label={translate('app.toasts.label')}
      aria-live="polite"
    >
      <Downloads />
      {toasts.map((toast) => (
        <Toast key={keyOf(toast.notification)} {...toast} />
      ))}
    </section>,
    room,
  );
}
