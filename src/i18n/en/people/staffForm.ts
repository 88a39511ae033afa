// English messages: account forms.
export const staffForm = {
  staff: { title: 'Staff member', create: 'New staff member', toList: 'To the staff' },
  terminalUsers: {
    title: 'Terminal user',
    create: 'New terminal user',
    toList: 'To the terminal users',
  },
  created: 'create success!',
  updated: 'update success',
  missing: 'There is no such account',
  own: 'This is your own account: its role, status, time and mobile number are for somebody else to change, and your password is changed in My account.',
  noBound: 'No limit',
  alert: { title: 'The account was not changed', close: 'Close' },
};
