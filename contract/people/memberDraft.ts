// What is entered where staff make a customer themselves.
import { z } from 'zod';
import { LANGUAGES, PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { NOTIFY_TYPES } from '../../domain/people/members.ts';
import { announced, LANGUAGES_FEATURE } from '../capabilities.ts';
import { email, phone, reference, text } from '../scalars.ts';

/** Where the server announces it, by an Add form: the specification documents no call for it. */
export const MEMBER_CREATE_FEATURE = 'member-create';

const locker = reference('lockers').nullable().optional();

export const memberDraft = {
  username: text(100).min(1),
  firstName: text(100).nullable().optional(),
  lastName: text(100).nullable().optional(),
  mobile: phone.nullable().optional(),
  email: email.nullable().optional(),
  address: text(300).nullable().optional(),
  notifyType: z.enum(NOTIFY_TYPES),
  /** Nothing is the network's language. */
  language: announced(LANGUAGES_FEATURE, z.enum(LANGUAGES).nullable().optional()),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  primaryLockerId: locker,
  secondaryLockerId: locker,
  /** R3.9: `disabled` says that the member prefers accessible doors. */
  disabled: z.boolean().optional(),
};
