// The signed-in user's account: password reset and change, sessions, and access requests.
import { z } from 'zod';
import { DEFAULT_AREA_CODE, LOGIN_NAME_MAX } from '../../domain/limits.ts';
import { CODE_DIGITS } from '../../domain/people/recovery.ts';
import { tidy } from '../../domain/tidy.ts';
import { anyone, signedIn } from '../endpoint.ts';
import { loginName } from '../people/loginName.ts';
import { areaCode, email, mobile, phone, secret, text, time } from '../scalars.ts';

const root = '/api/user/v1';
const own = '/api/v1/account';
const done = z.object({});
/** 1: correct; other servers return 0 for a wrong password. */
const result = z.object({ result: z.int() });

/** Password recovery (R4.60, R4.61, R4.62, R4.63). */
export const recovery = {
  validate: anyone.post(
    `${root}/validInfo`,
    { mobile: phone, username: text(LOGIN_NAME_MAX).min(1) },
    result,
  ),
  sendCode: anyone.post(
    `${root}/otp/send`,
    { mobile: phone, areaCode: areaCode.default(DEFAULT_AREA_CODE) },
    done,
  ),
  validateCode: anyone.post(
    `${root}/validOtp`,
    { mobile: phone, otpVal: z.string().overwrite(tidy).length(CODE_DIGITS).regex(/^\d+$/) },
    result,
  ),
  setPassword: anyone.post(`${root}/updatePassword`, { mobile: phone, password: secret() }, done),
};

export const passwords = {
  change: signedIn.post(
    `${root}/change-password`,
    { originalPassword: secret(), newPassword: secret() },
    done,
  ),
};

/** Feature announced by servers that list and end the user's own sessions. */
export const OWN_SESSIONS = 'own-sessions';

/** One of the user's sessions: where and when it started, and on which device. */
export const ownSession = z.object({
  /** Identifies the session; grants no access. */
  sessionId: z.string(),
  ip: z.string().nullable(),
  agent: z.string().nullable(),
  creationTime: time,
  lastActiveTime: time,
  /** Whether it is the session of this request. */
  mine: z.boolean(),
});

export type OwnSession = z.input<typeof ownSession>;

export const ownSessions = {
  list: signedIn.get(`${own}/sessions`, {}, z.object({ content: z.array(ownSession) })),
  end: signedIn.post(`${own}/sessions/end`, { sessionId: text(100).min(1) }, done),
  endOthers: signedIn.post(`${own}/sessions/end-others`, {}, z.object({ ended: z.int() })),
};

/** Feature announced by servers that accept access requests. */
export const ACCESS_REQUESTS = 'access-requests';

/** Request access (creates a LOCKED user for approval, nothing else). */
export const accessRequests = {
  send: anyone.post(
    `${own}/request`,
    {
      username: loginName,
      firstName: text(60).min(1),
      lastName: text(60).min(1),
      mobile,
      email: email.optional(),
      password: secret(),
    },
    done,
  ),
};
