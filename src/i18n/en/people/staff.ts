// English messages: accounts of console staff and terminal users.
const shared = {
  fields: {
    userId: 'Number',
    username: 'Login name',
    fullName: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    staffNo: 'Staff number',
    roleId: 'Role',
    mobile: 'Mobile',
    email: 'E-mail',
    accountState: 'State',
    userStatus: 'Status',
    password: 'Password',
    confirm: 'Confirm password',
    startTime: 'Valid from',
    endTime: 'Valid until',
    creationTime: 'Created',
    lastUpdatedTime: 'Last updated',
  },
  sections: { account: 'Account', person: 'Person', password: 'Password', validity: 'Validity' },
  errors: {
    username: {
      missing: 'This field is required',
      characters: 'No other characters except for space and period.',
      tooLong: 'At most 20 characters.',
    },
    roleId: { missing: 'This field is required' },
    userStatus: { missing: 'This field is required' },
    password: { missing: 'This field is required' },
    passwordRule:
      'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
    terminalPasswordRule: 'The password should be at least 6 digit numbers.',
    confirm: { missing: 'This field is required', notSame: 'Passwords are not same' },
    endTime: { endsFirst: '“Valid until” must be later than “Valid from”.' },
  },
  actions: {
    remove: {
      consequence: 'The account can no longer sign in, and its sessions end immediately.',
      done: 'Delete success',
      doneMany: 'Delete success',
    },
  },
};

export const staff = {
  ...shared,
  name: 'Staff member |||| Staff',
  title: 'Backend staff',
  empty: {
    title: 'No staff yet',
    text: 'Everyone who uses this console needs an account with a role.',
    noMatch: 'No account matches',
    noMatchFor: 'No account matches “%{text}”',
  },
  help: { username: 'Letters, spaces and periods; at most 20 characters.' },
};

export const terminalUsers = {
  ...shared,
  name: 'Terminal user |||| Terminal users',
  title: 'Terminal users',
  empty: {
    title: 'No terminal users yet',
    text: 'Couriers and technicians sign in at a locker with an account of their own.',
    noMatch: 'No account matches',
    noMatchFor: 'No account matches “%{text}”',
  },
  beside:
    'Couriers and technicians use these accounts at the terminals only. The provider that a courier delivers for is set under',
  help: { username: 'Letters, spaces and periods; at most 20 characters.' },
};
