// English messages: roles.
export const roles = {
  name: 'Role |||| Roles',
  title: 'Roles',
  /** Menu heading of staff, terminal users and roles. */
  section: 'Staff and roles',
  rightsChanged: 'Your permissions have changed. Menu and pages are updated.',
  empty: {
    title: 'No roles yet',
    text: 'A role defines what its accounts may do. Create one before you create accounts.',
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
    people: { label: 'Staff with this role' },
    terminalPeople: { label: 'Terminal users with this role' },
    remove: {
      consequence:
        'The role can no longer be assigned. A role in use cannot be deleted; an error message then lists its accounts.',
      done: 'Delete success',
      doneMany: 'Delete success',
    },
  },
};
