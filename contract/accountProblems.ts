// Errors of accounts and passwords, also on the pages before sign-in.
export const accountProblems = {
  WRONG_PAIR: [400, 'username or mobile is error'],
  CODE_WRONG: [400, 'Wrong or expired code. Request a new one.'],
  RECOVERY_OVER: [400, 'Time expired. Start again.'],
  PASSWORD_RULE: [
    400,
    'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
  ],
  PASSWORD_SAME: [400, 'Choose a password that differs from the current one.'],
  PASSWORD_CHANGE_FIRST: [403, 'Set your own password first: sign in on the sign-in page.'],
  FIRST_SIGN_IN_OVER: [409, 'This account already has its own password.'],
  REQUESTS_FULL: [
    409,
    'Too many access requests are pending. Try again later, or ask your administrator.',
  ],
  ORIGINAL_PASSWORD: [400, 'Your original password is not correct.'],
} as const satisfies Record<string, readonly [number, string]>;
