// The calls of signing in and of a forgotten password, as R7 documents them.
import type { Group } from './documented.ts';

const user = (rest: string) => `/api/user/v1/${rest}`;

export const accountCalls: Group = {
  [`POST ${user('login')}`]: {
    proves: 'R7.4 R7.5',
    takes: 'username password',
    answers: 'nikename username roles userId token authoritySet',
  },
  [`POST ${user('validInfo')}`]: { proves: 'R7.6', takes: 'mobile username', answers: 'result' },
  [`POST ${user('otp/send')}`]: { proves: 'R7.7', takes: 'mobile areaCode' },
  [`POST ${user('validOtp')}`]: { proves: 'R7.8', takes: 'mobile otpVal' },
  [`POST ${user('updatePassword')}`]: { proves: 'R7.9', takes: 'mobile password' },
  [`POST ${user('change-password')}`]: { proves: 'R7.10', takes: 'originalPassword newPassword' },
  [`GET ${user('user/info/{userId}')}`]: {
    proves: 'R7.11',
    answers: 'userId roleId username firstName lastName staffNo mobile email roles userStatus',
  },
};
