// Input for a customer created by staff.
import { z } from 'zod';
import { MESSAGE_LANGUAGES, LOGIN_NAME_MAX, PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { NOTIFY_TYPES } from '../../domain/limits.ts';
import { announced, LANGUAGES_FEATURE } from '../capabilities.ts';
import { email, mobile, reference, text } from '../scalars.ts';

/** Offered by an Add form if the server announces it: the specification documents no such call. */
export const MEMBER_CREATE_FEATURE = 'member-create';

const locker = reference('lockers').nullable().optional();

export const memberDraft = {
  username: text(LOGIN_NAME_MAX).min(1),
  firstName: text(100).nullable().optional(),
  lastName: text(100).nullable().optional(),
  mobile: mobile.nullable().optional(),
  email: email.nullable().optional(),
  address: text(300).nullable().optional(),
  notifyType: z.enum(NOTIFY_TYPES),
  /** If omitted, the network's language. */
  language: announced(LANGUAGES_FEATURE, z.enum(MESSAGE_LANGUAGES).nullable().optional()),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  primaryLockerId: locker,
  secondaryLockerId: locker,
  /** R3.9: `disabled` means that the member prefers accessible doors. */
  disabled: z.boolean().optional(),
};
