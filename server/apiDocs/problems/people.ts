// Problem codes of sign-in, accounts, roles, customers and providers: meaning and remedy.
import type { ProblemTexts } from '../types.ts';

const RESTART = 'Start the recovery again.';
const OTHER_PERSON = 'Have somebody with more permissions do it.';

export const peopleProblemMessages = {
  // Signing in
  NOT_SIGNED_IN: [
    'The session token is missing, unknown or expired, or the account may no longer sign in.',
    'Sign in again.',
  ],
  BAD_CREDENTIALS: [
    'Login name or password is wrong, or the account may not sign in here.',
    'Check both. Attempts are limited.',
  ],
  WRONG_PAIR: ['Login name and mobile number do not belong together.', 'Check both.'],
  CODE_WRONG: ['The code is wrong, used or expired.', 'Have a new code sent.'],
  RECOVERY_OVER: ['The time for setting a new password is over.', RESTART],
  PASSWORD_RULE: ['The password is too weak.', 'Choose one that meets the rule in the message.'],
  ORIGINAL_PASSWORD: ['The present password is wrong.', 'Check it. Attempts are limited.'],
  PASSWORD_SAME: ['The new password is the current one.', 'Choose another password.'],
  PASSWORD_CHANGE_FIRST: [
    'You signed in with a one-time password and have not set your own yet.',
    'Complete the first sign-in, on the console or with its call.',
  ],
  FIRST_SIGN_IN_OVER: [
    'The first sign-in of this account was completed before.',
    'Change the password under "My account".',
  ],
  REQUESTS_FULL: [
    'Too many requests for access are waiting.',
    'Ask an administrator, or try later.',
  ],
  NOT_ALLOWED: [
    'Your role lacks the permission. `values.needs` names those of which one is enough.',
    'Have an administrator extend the role.',
  ],
  TERMINAL_KEY_REFUSED: [
    'The key in `X-Terminal-Key` is missing or not valid (any more).',
    'Install the present key of the locker; create a new one if it is lost.',
  ],
  REQUESTOR_KEY_REFUSED: [
    'The key in `X-Requestor-Key` is missing or not valid (any more).',
    'Use the present key; ask the operator for a new one if it is lost.',
  ],

  // Accounts and roles
  ROLE_EXISTS: ['A role with this name exists.', 'Choose another name.'],
  ROLE_NAME_FIXED: ['Name and type of a role cannot change.', 'Create another role.'],
  ROLE_NOT_HELD: [
    'You do not hold a permission that you grant or take. `values.codes` names them.',
    OTHER_PERSON,
  ],
  ROLE_OWN: ['The change would lock you out of your own role.', OTHER_PERSON],
  ROLE_SUPER_ADMIN: ['`SUPER_ADMIN` keeps every permission.', 'Create another role.'],
  ROLE_OF_PRODUCT: ['The product relies on this role.', 'Keep the role; it cannot be deleted.'],
  ROLE_IN_USE: ['Accounts have this role.', 'Give them another role first.'],
  ABOVE_OWN: ['The account or role has permissions that you do not hold.', OTHER_PERSON],
  ROLE_OTHER_TYPE: [
    'A console account cannot become a terminal account, nor the reverse.',
    'Create another account.',
  ],
  LOGIN_NAME_FIXED: ['The login name cannot change.', 'Send it as it was read.'],
  TERMINAL_PASSWORD_RULE: [
    'A terminal password has at least six digits.',
    'Choose such a password.',
  ],
  VALIDITY_BACKWARDS: ['The account ends before it begins.', 'Correct the two times.'],
  ACCOUNT_OWN: [
    'You cannot change role, status, validity or mobile number of your own account.',
    'Have somebody else do it.',
  ],
  ACCOUNT_OWN_REMOVAL: ['Have somebody else do it.'],
  PASSWORD_OWN: ['Your own password cannot be set here.', 'Use “Change your password”.'],
  LAST_SUPER_ADMIN: [
    'Nobody would be left who can sign in as `SUPER_ADMIN`.',
    'Give the role to another account first.',
  ],

  // Customers and payments
  MEMBER_SUSPENDED: ['The customer is suspended.', 'End the suspension first.'],
  MEMBER_NOT_ACTIVE: ['The customer is not active.', 'Set the status to `ACTIVE` first.'],
  MEMBER_HAS_PARCEL: ['Parcels of the customer are not collected.', 'Wait until they are.'],
  MEMBER_HAS_BOOKING: ['Boxes are reserved for the customer.', 'Cancel the bookings first.'],
  MEMBER_OWES: ['The customer has unpaid charges.', 'Mark them as paid or withdraw them first.'],
  SCHEME_NOT_SOLD: ['The subscription is not sold now.', 'Choose another one.'],
  SUBSCRIPTION_OPEN: [
    'The customer has an unpaid subscription.',
    'Mark it as paid or withdraw it first.',
  ],
  PAYMENT_PAID: ['The charge has been paid.', 'Read the payments again.'],
  PAYMENT_USED: ['The charge is for a parcel and cannot be withdrawn.', 'Mark it as paid instead.'],

  // Providers
  PROVIDER_LOCKED: ['The operator has locked your company.', 'Contact the operator.'],
  PROVIDER_OUT_OF_CONTRACT: ['Your contract has not begun or has ended.', 'Contact the operator.'],
  TOO_MANY_ANNOUNCED: [
    'Too many of your announced parcels have not been brought.',
    'Announce more once some have arrived or their announcements have ended.',
  ],
  PROVIDER_NUMBER_FIXED: ['The number of a provider cannot change.', 'Send it as it was read.'],
  AGENT_NUMBER_FIXED: ['The number of a courier cannot change.', 'Send it as it was read.'],
  CONTRACT_BACKWARDS: ['The contract ends before it begins.', 'Correct the two times.'],
  EFFECTIVE_BACKWARDS: ['The period ends before it begins.', 'Correct the two times.'],
  PROVIDER_HAS_PARCELS: [
    'Parcels of the provider are announced or in the network.',
    'Delete it once they have been collected.',
  ],
  PROVIDER_HAS_AGENTS: [
    'Couriers belong to the provider.',
    'Delete them or move them to another provider first.',
  ],
  AGENT_HAS_PARCELS: [
    'Parcels that the courier brought are in the network.',
    'Delete the courier once they have been collected.',
  ],
  REQUESTOR_KEY_MADE: [
    'Requestor keys are created by the server only.',
    'Leave the field empty and create a key.',
  ],
} as const satisfies Record<string, ProblemTexts>;
