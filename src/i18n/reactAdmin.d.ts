// The types of react-admin with hooks that know the message keys; tsconfig.json puts them in place of its own.
import type {
  NotificationOptions,
  NotificationType,
} from '../../node_modules/react-admin/dist/index.js';
import type { Known, Translate } from './keys.ts';

export * from '../../node_modules/react-admin/dist/index.js';
export type { MessageKey } from './keys.ts';

export declare const useTranslate: () => Translate;
export declare const useNotify: () => <K extends string>(
  message: Known<K>,
  options?: NotificationOptions & { type?: NotificationType },
) => void;
