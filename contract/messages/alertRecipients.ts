// Alert recipients: the e-mail addresses notified of each kind of alert.
import { z } from 'zod';
import {
  RECIPIENT_KEYS,
  recipientError,
  RECIPIENTS_MAX,
} from '../../domain/messages/recipients.ts';
import { asking } from '../endpoint.ts';
import { text, time } from '../scalars.ts';

const root = '/api/locker/v1/alert/notify/map';

/** Semicolon-separated addresses and nothing else (R5.37). */
export const addresses = text(RECIPIENTS_MAX).superRefine((line, { addIssue }) => {
  const error = recipientError(line);
  if (error) addIssue({ code: 'custom', message: error.reason, params: { item: error.item } });
});

type Map<S> = Record<(typeof RECIPIENT_KEYS)[number], S>;
const all = <S>(schema: S): Map<S> =>
  Object.fromEntries(RECIPIENT_KEYS.map((key) => [key, schema])) as Map<S>;

const map = z.object({
  ...all(z.string()),
  /** Time of the last save; other servers may omit it. */
  lastUpdatedTime: time.optional(),
});

export const alertRecipients = {
  read: asking('SETTING_VIEW', 'ALERT_VIEW').get(root, {}, map),
  /** If a line is empty, nobody is notified. */
  save: asking('SETTING_EDIT').post(`${root}/update`, all(addresses), map),
};
