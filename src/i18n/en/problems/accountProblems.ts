// English messages: account errors, also on the pages before sign-in that set a password.
export const accountProblems = {
  WRONG_PAIR: 'username or mobile is error',
  CODE_WRONG: 'The code is not right, or it is over. Send another one.',
  RECOVERY_OVER: 'It is too late to set the new password here. Begin anew.',
  PASSWORD_RULE:
    'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
  PASSWORD_SAME: 'Choose another password than the one that you were given.',
  PASSWORD_CHANGE_FIRST: 'Set a password of your own first: sign in on the sign-in page.',
  FIRST_SIGN_IN_OVER: 'This account has a password of its own already.',
  REQUESTS_FULL:
    'Many requests for access wait for an answer already. Ask again later, or ask your administrator.',
  ORIGINAL_PASSWORD: 'Your original password is not correct.',
};
