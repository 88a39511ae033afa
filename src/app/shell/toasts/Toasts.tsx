// Notifications at the bottom left: 5 seconds, errors until closed; one live region for all.
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { useToastLift } from '../../../ui/toastOffset.ts';
import { Downloads } from '../Downloads.tsx';
import { Toast } from './Toast.tsx';
import './toasts.css';

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

const sameWords = (one: NotificationPayload, other: NotificationPayload) =>
  one.message === other.message && one.type === other.type;

/** Equal texts are shown once: the latest remains. */
const unrepeated = (all: readonly NotificationPayload[]) =>
  all.filter((one, place) => !all.slice(place + 1).some((later) => sameWords(one, later)));

/** The product's toasts. */
export function Toasts() {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { notifications, setNotifications } = useNotificationContext();
  const lift = useToastLift();
  const settle = (notification: NotificationPayload, undoable: boolean, isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo });
    setNotifications((all) => all.filter((one) => !sameWords(one, notification)));
  };
  return (
    <section
      className="toasts"
      style={{ marginBottom: lift }}
      aria-label={translate('app.toasts.label')}
      aria-live="polite"
    >
      <Downloads />
      {unrepeated(notifications).map((notification) => {
        const undoable = notification.notificationOptions?.undoable === true;
        return (
          <Toast
            key={keyOf(notification)}
            notification={notification}
            onClose={() => settle(notification, undoable, false)}
            {...(undoable ? { onUndo: () => settle(notification, undoable, true) } : {})}
          />
        );
      })}
    </section>
  );
}
