// English messages: the first sign-in with a one-time password.
export const firstSignIn = {
  title: 'Set up your account',
  text: 'You signed in with a one-time password. Set your own password and enter your contact details. Password reset codes are sent to your mobile number.',
  newPassword: 'New password',
  confirm: 'Confirm new password',
  mobile: 'Mobile number',
  email: 'E-mail',
  rule: 'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
  notSame: 'Passwords are not same',
  mobileMissing: 'Please enter mobile number',
  mobileForm: 'Digits only, for example 99123456.',
  emailMissing: 'Please enter the e-mail address',
  emailForm: 'Please enter a valid email address',
  save: 'Save and continue',
  saving: 'Saving',
  leave: 'Sign out',
};
