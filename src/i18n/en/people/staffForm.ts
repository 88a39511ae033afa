// English messages: account forms.
export const staffForm = {
  staff: { title: 'Staff member', create: 'New staff member', toList: 'Back to the staff list' },
  terminalUsers: {
    title: 'Terminal user',
    create: 'New terminal user',
    toList: 'Back to the terminal user list',
  },
  created: 'create success!',
  updated: 'update success',
  missing: 'Account not found',
  own: 'This is your own account. Another user must change its role, status, validity and mobile number; change your password in My account.',
  noBound: 'No limit',
  alert: { title: 'The account was not changed', close: 'Close' },
};
