// What happened, at the bottom left: 5 seconds, errors until they are closed, all read aloud from one place.
import { useCallback, useEffect, useState } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { Toast } from './Toast.tsx';

interface Shown {
  readonly key: number;
  readonly notification: NotificationPayload;
}

let last = 0;

const sameWords = (one: NotificationPayload, other: NotificationPayload) =>
  one.message === other.message && one.type === other.type;

/** Takes notifications off react-admin's queue; the same words are not said twice at once. */
function useShown() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    last += 1;
    const next = { key: last, notification };
    setShown((before) => [
      ...before.filter((toast) => !sameWords(toast.notification, notification)),
      next,
    ]);
  }, [notifications, takeNotification]);
  const close = useCallback(
    (key: number) => setShown((before) => before.filter((toast) => toast.key !== key)),
    [],
  );
  return { shown, close };
}

/** The toasts of the whole product. */
export function Toasts() {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { shown, close } = useShown();
  const settle = (key: number, undoable: boolean, isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo });
    close(key);
  };
  return (
    <section className="toasts" aria-label={translate('app.toasts.label')} aria-live="polite">
      {shown.map(({ key, notification }) => {
        const undoable = notification.notificationOptions?.undoable === true;
        return (
          <Toast
            key={key}
            notification={notification}
            onClose={() => settle(key, undoable, false)}
            {...(undoable ? { onUndo: () => settle(key, true, true) } : {})}
          />
        );
      })}
    </section>
  );
}
