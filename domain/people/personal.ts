// Personal fields of records: stored separately from the history, and masked by permission.
import type { Subject } from '../events.ts';
import { maskAddress } from './masking.ts';
import { RECIPIENT_KEYS } from '../messages/recipients.ts';

const OF_SUBJECT: Partial<Record<Subject, readonly string[]>> = {
  member: ['username', 'firstName', 'lastName', 'mobile', 'email', 'address'],
  staff: ['firstName', 'lastName', 'mobile', 'email'],
  agents: ['agentName', 'mobile', 'email'],
  providers: ['contactName', 'mobile', 'email'],
  parcel: ['customerName', 'customerMobile', 'customerMail', 'customerAddress'],
  alertRecipients: RECIPIENT_KEYS,
  reportSchedules: ['addresses'],
  mailGateway: ['senderEmail', 'bccEmail', 'username'],
};

/** Filters of lists that contain personal data. */
const LOOKED_FOR = new Set([
  ...Object.values(OF_SUBJECT).flat(),
  'memberName',
  'firstLastName',
  'customer',
  'contact',
]);

/** Whether the field of such a record identifies a person or contains an address. */
export const isPersonal = (subject: string, field: string): boolean =>
  OF_SUBJECT[subject as Subject]?.includes(field) ?? false;

/** Whether a list's filter contains personal data. */
export const isPersonalFilter = (name: string): boolean => LOOKED_FOR.has(name);

const HIDDEN = '•••';

/** A personal value as users without the permission see it: recognisable, but not usable. */
export function maskPersonal(field: string, value: string): string {
  if (value.includes('@'))
    return value
      .split(';')
      .map((address) => maskAddress('MAIL', address.trim()))
      .join(';');
  if (/mobile|phone/i.test(field)) return maskAddress('SMS', value);
  return Array.from(value).slice(0, 1).join('') + HIDDEN;
}
