// English messages: account errors, also on the pages before sign-in that set a password.
export const accountProblems = {
  WRONG_PAIR: 'username or mobile is error',
  CODE_WRONG: 'Wrong or expired code. Request a new one.',
  RECOVERY_OVER: 'Time expired. Start again.',
  PASSWORD_RULE:
    'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
  PASSWORD_SAME: 'Choose a password that differs from the one-time password.',
  PASSWORD_CHANGE_FIRST: 'Set your own password first: sign in on the sign-in page.',
  FIRST_SIGN_IN_OVER: 'This account already has its own password.',
  REQUESTS_FULL:
    'Too many access requests are pending. Try again later, or ask your administrator.',
  ORIGINAL_PASSWORD: 'Your original password is not correct.',
};
