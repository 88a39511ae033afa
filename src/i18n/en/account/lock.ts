// English messages: the locked screen.
export const lock = {
  title: 'Locked',
  text: 'The screen of %{name} is locked. Enter the password to continue.',
  password: 'Password',
  passwordMissing: 'Please enter the password',
  unlock: 'Unlock',
  unlocking: 'Unlocking',
  other: 'Sign in with another account',
};
