// What the specification documents of signing in and of a forgotten password, word by word.
import type { Group } from './documented.ts';

const SIGN_IN = `
POST /api/user/v1/login {username, password} -> nikename, username, roles, userId, token, authoritySet.
POST /api/user/v1/validInfo {mobile, username} -> result.
POST /api/user/v1/otp/send {mobile, areaCode}; POST /api/user/v1/validOtp {mobile, otpVal}; POST /api/user/v1/updatePassword {mobile, password}; POST /api/user/v1/change-password {originalPassword, newPassword}.
GET /api/user/v1/user/info/{userId}.`;

const user = (rest: string) => `/api/user/v1/${rest}`;

export const accountCalls: Group = [
  SIGN_IN,
  {
    [`POST ${user('login')}`]: {
      takes: 'username password',
      answers: 'nikename username roles userId token authoritySet',
    },
    [`POST ${user('validInfo')}`]: { takes: 'mobile username', answers: 'result' },
    [`POST ${user('otp/send')}`]: { takes: 'mobile areaCode' },
    [`POST ${user('validOtp')}`]: { takes: 'mobile otpVal' },
    [`POST ${user('updatePassword')}`]: { takes: 'mobile password' },
    [`POST ${user('change-password')}`]: { takes: 'originalPassword newPassword' },
    [`GET ${user('user/info/{userId}')}`]: {
      answers: 'userId roleId username firstName lastName staffNo mobile email roles userStatus',
    },
  },
];
