// Sessions, passwords, accounts and roles: what each call does.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

const ACCOUNT_RULES =
  'You can only give a role whose permissions you hold (`ABOVE_OWN`), and not change role, status, validity or mobile number of your own account (`ACCOUNT_OWN`).';
const REMOVED =
  'Ends its sessions. Refused for your own account (`ACCOUNT_OWN_REMOVAL`), for an account with more permissions than yours (`ABOVE_OWN`), and for the last `SUPER_ADMIN` (`LAST_SUPER_ADMIN`).';

export const accessOperations: Readonly<Record<string, Operation>> = {
  'sessions.login': [
    'Sign in',
    `Opens a session and returns its token. A wrong name, a wrong password, a locked or expired account and a terminal account are all refused with \`BAD_CREDENTIALS\`. Failed attempts are limited to ${rate('signInPair')} per login name and address (\`TOO_MANY_TRIES\`).`,
  ],
  'sessions.logout': ['Sign out', 'Ends the session of this token.'],
  'recovery.validate': [
    'Start password recovery',
    'Checks that login name and mobile number belong together; anything else is refused with `WRONG_PAIR`. Sets a cookie that the following steps need.',
  ],
  'recovery.sendCode': [
    'Send a recovery code',
    `Sends a code to the number stored with the account. The response is the same if nothing was sent. One code in ${NUMBERS.codeWait}; a code is valid for ${NUMBERS.codeLife}.`,
  ],
  'recovery.validateCode': [
    'Check the recovery code',
    `Checks the last code sent, which can be used once. Refused with \`CODE_WRONG\`; after ${NUMBERS.codeTries} wrong codes a new one must be sent.`,
  ],
  'recovery.setPassword': [
    'Set a new password',
    `Sets the password within ${NUMBERS.newPasswordWithin} of the right code and ends all sessions of the account. Refused with \`PASSWORD_RULE\` or, if too late, \`RECOVERY_OVER\`.`,
  ],
  'passwords.change': [
    'Change your password',
    'Refused with `ORIGINAL_PASSWORD` if the present password is wrong and with `PASSWORD_RULE` if the new one is too weak. Your other sessions end.',
  ],
  'ownSessions.list': ['List your sessions', 'Returns your open sessions, the last used first.'],
  'ownSessions.end': [
    'End one of your sessions',
    "Ends the session. Somebody else's session is `NOT_FOUND`.",
  ],
  'ownSessions.endOthers': [
    'End your other sessions',
    'Ends all your sessions except the one that makes this call.',
  ],
  'ownRights.read': [
    'Get your permissions',
    'Returns what your role permits now. Every response to a signed-in call carries the header `X-Rights`; call this when it changes.',
  ],
  'firstSignIn.read': [
    'Get what the first sign-in asks for',
    'Returns whether your password is a one-time password, and the contact data stored with your account. Until `firstSignIn.complete` was called, other calls are refused with `PASSWORD_CHANGE_FIRST`.',
  ],
  'firstSignIn.complete': [
    'Complete the first sign-in',
    'Replaces your one-time password and stores how you are reached. Your other sessions end. Refused with `PASSWORD_RULE`, `PASSWORD_SAME` if it is the one-time password, and `FIRST_SIGN_IN_OVER` if the account has a password of its own.',
  ],
  'accessRequests.send': [
    'Request an account',
    'Creates a locked account without permissions, for staff to approve. The response is the same if the login name is taken. Refused with `REQUESTS_FULL` while 200 requests wait.',
  ],
  'userInfo.one': [
    'Get an account',
    "Returns your own account, or another one with `STAFF_VIEW` or `STAFF_EDIT`. Others' contact data are masked without `STAFF_EDIT` or `PERSONAL_VIEW`.",
  ],
  'capabilities.read': [
    'Get the capabilities of this server',
    'Returns which features it has beyond the documented calls, its time zone and its currency. Needs no sign-in; in a session, also the position for a live stream.',
  ],
  'staffCalls.backend': [
    'List console accounts',
    'Returns one page of the accounts whose role has the login type `BACKEND`. Contact data are masked without `STAFF_EDIT` or `PERSONAL_VIEW`.',
  ],
  'staffCalls.terminal': [
    'List terminal accounts',
    'Returns one page of the accounts whose role has the login type `TERMINAL`. Contact data are masked without `STAFF_EDIT` or `PERSONAL_VIEW`.',
  ],
  'staffCalls.create': [
    'Create an account',
    `Creates a console or terminal account, by the login type of its role. ${ACCOUNT_RULES} A login name that another account has is refused with \`TAKEN\`.`,
  ],
  'staffCalls.update': [
    'Update an account',
    `Saves the account. ${ACCOUNT_RULES} A locked account, a new role and a new password end its sessions. The login name and the login type of the role cannot change (\`LOGIN_NAME_FIXED\`, \`ROLE_OTHER_TYPE\`). Supports \`If-Match\`.`,
  ],
  'staffCalls.remove': ['Delete an account', REMOVED],
  'staffCalls.legacyRemove': ['Delete an account (older address)', REMOVED],
  'rolePickers.backend': [
    'List console roles to choose from',
    `Returns the roles with the login type \`BACKEND\` by name, up to ${NUMBERS.pickerSize}.`,
  ],
  'rolePickers.terminal': [
    'List terminal roles to choose from',
    `Returns the roles with the login type \`TERMINAL\` by name, up to ${NUMBERS.pickerSize}.`,
  ],
};
