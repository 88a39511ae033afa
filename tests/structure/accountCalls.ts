// The calls of signing in and of a forgotten password, as R7 documents them.
import { answers, takes, type Group } from './documented.ts';

const user = (rest: string) => `/api/user/v1/${rest}`;

export const accountCalls: Group = {
  [`POST ${user('login')}`]: takes(
    'R7.4 R7.5',
    'username password',
    'nikename username roles userId token authoritySet',
  ),
  [`POST ${user('validInfo')}`]: takes('R7.6', 'mobile username', 'result'),
  [`POST ${user('otp/send')}`]: takes('R7.7', 'mobile areaCode'),
  [`POST ${user('validOtp')}`]: takes('R7.8', 'mobile otpVal'),
  [`POST ${user('updatePassword')}`]: takes('R7.9', 'mobile password'),
  [`POST ${user('change-password')}`]: takes('R7.10', 'originalPassword newPassword'),
  [`GET ${user('user/info/{userId}')}`]: answers(
    'R7.11',
    'userId roleId username firstName lastName staffNo mobile email roles userStatus',
  ),
};
