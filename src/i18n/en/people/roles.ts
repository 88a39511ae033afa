// English messages: roles.
export const roles = {
  name: 'Role |||| Roles',
  title: 'Roles',
  /** Menu heading of staff, terminal users and roles. */
  section: 'Staff and roles',
  rightsChanged: 'What you may do was changed. Menu and pages follow it from now on.',
  empty: {
    title: 'No roles yet',
    text: 'A role says what somebody may do. Create one before you create accounts.',
    noMatch: 'No role matches',
    noMatchFor: 'No role matches “%{text}”',
  },
  fields: {
    roleId: 'Number',
    name: 'Name',
    description: 'Description',
    loginType: 'Type',
    authoritySet: 'Permissions',
    authorityCount: 'Permissions',
    userCount: 'Accounts',
    creationTime: 'Created',
    lastUpdatedTime: 'Last updated',
  },
  errors: {
    name: {
      missing: 'This field is required',
      malformed: 'Please use capital letter or underline to create the name of a new role',
    },
    description: { missing: 'This field is required' },
    loginType: { missing: 'Please select a type' },
  },
  actions: {
    people: { label: 'Its staff' },
    terminalPeople: { label: 'Its terminal users' },
    remove: {
      consequence:
        'Nobody can be given the role any more. A role that somebody has is not deleted: you are told who has it.',
      done: 'Delete success',
      doneMany: 'Delete success',
    },
  },
};
