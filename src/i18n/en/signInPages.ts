// English messages: the rarer pages before sign-in, in addition to those of the sign-in page.
import { accountProblems } from './accountProblems.ts';
import { pages } from './pages.ts';

/** What a form asks that sets a password for a mobile number. */
const contact = {
  mobile: 'Mobile number',
  mobileMissing: 'Please enter mobile number',
  mobileForm: 'Digits only, for example 99123456.',
  rule: 'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
};

const recover = {
  ...contact,
  title: 'Forgot password',
  text: 'Enter your login name and mobile number. We will send a code to your phone.',
  step: 'Step %{step} of 3',
  username: 'Login name',
  areaCode: 'Country code',
  usernameMissing: 'Please enter Login name',
  areaCodeMissing: 'Please enter Country code',
  wrongPair: 'username or mobile is error',
  send: 'Send code',
  sending: 'Sending code',
  toSignIn: 'Go to the sign-in page',
  codeTitle: 'Enter the code',
  codeText: 'We sent a %{digits}-digit code to %{mobile}. It is valid for %{minutes} minutes.',
  code: 'Code',
  codeMissing: 'Please enter the code',
  codeForm: 'The code has %{digits} digits.',
  wrongCode: 'Wrong or expired code. Request a new one.',
  check: 'Continue',
  checking: 'Checking code',
  again: 'Send another code',
  againIn: 'Send another code in %{seconds} s',
  sentAgain: 'A new code was sent. The previous one is no longer valid.',
  sentBefore: 'A code was sent less than a minute ago. Enter it, or request another in a minute.',
  other: 'Use another login name or number',
  newTitle: 'New password',
  newText: 'Set a new password. You will be signed out everywhere else.',
  password: 'New password',
  confirm: 'Confirm new password',
  notSame: 'Passwords are not same',
  save: 'Set password',
  saving: 'Setting password',
  noMobile: 'Mobile number missing',
  noMobileText:
    'The page address contains no mobile number (mobile). Start again with your login name and mobile number.',
  begin: 'Start again',
};

const register = {
  ...contact,
  title: 'Request access',
  text: 'Your account stays locked until an administrator approves it and gives it a role.',
  username: 'Login name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail (optional)',
  password: 'Password',
  confirm: 'Confirm password',
  usernameMissing: 'Please enter Login name',
  usernameTooLong: 'At most 20 characters.',
  usernameCharacters: 'No other characters except for space and period.',
  firstNameMissing: 'Please enter the first name',
  lastNameMissing: 'Please enter the last name',
  emailForm: 'Please enter a valid email address',
  tooLong: 'This is too long.',
  notSame: 'The password entered should be the same',
  send: 'Send request',
  sending: 'Sending request',
  sentTitle: 'Request sent',
  sentText:
    'You can sign in once an administrator approves it. If you still cannot sign in after a few days, contact your administrator: the login name may already be in use.',
  toSignIn: 'Go to the sign-in page',
  notOffered: 'This server does not accept access requests. Ask your administrator for an account.',
};

const lock = {
  title: 'Locked',
  text: 'The screen of %{name} is locked. Enter the password to continue.',
  password: 'Password',
  passwordMissing: 'Please enter the password',
  unlock: 'Unlock',
  unlocking: 'Unlocking',
  other: 'Sign in with another account',
};

const firstSignIn = {
  ...contact,
  title: 'Set up your account',
  text: 'You signed in with a one-time password. Set your own password and enter your contact details. Password reset codes are sent to your mobile number.',
  newPassword: 'New password',
  confirm: 'Confirm new password',
  email: 'E-mail',
  notSame: 'Passwords are not same',
  emailMissing: 'Please enter the e-mail address',
  emailForm: 'Please enter a valid email address',
  save: 'Save and continue',
  saving: 'Saving',
  leave: 'Sign out',
};

export const signInPages = {
  ...pages,
  recover,
  register,
  lock,
  firstSignIn,
  problems: { ...pages.problems, codes: { ...pages.problems.codes, ...accountProblems } },
};
