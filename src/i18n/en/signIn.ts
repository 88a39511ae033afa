// English: the pages outside the sign-in.
export const signIn = {
  signIn: {
    title: 'Sign in',
    subtitle: 'The back-office of the parcel-locker network.',
    username: 'Login name',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    capsLock: 'Caps Lock is on.',
    submit: 'Sign in',
    working: 'Signing in',
    usernameMissing: 'Please enter Login name',
    passwordMissing: 'Please enter the password',
    usernameTooLong: 'The login name is too long.',
    passwordTooLong: 'The password is too long.',
    ended: 'You were signed out. Sign in to go on where you were.',
  },
  demo: {
    title: 'Demo accounts',
    password: 'Only in the demo network. Password for all:',
    fill: 'Fill in the account %{name}',
    accounts: {
      admin: 'Super administrator',
      root: 'Root',
      operator: 'Lockers, boxes, parcels',
      support: 'Customers, parcels, messages',
      viewer: 'Reads only',
    },
  },
  missing: {
    title: 'There is no such page',
    text: 'The address %{address} leads nowhere.',
    home: 'To the dashboard',
    signIn: 'To the sign-in page',
  },
  success: {
    title: 'The password is changed',
    text: 'Sign in with the new password.',
    signIn: 'To the sign-in page',
  },
};
