// English messages: customers, roles, providers, couriers and accounts.
import { deleted, required, updated } from '../outcomes.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const members = resourceMessages('customer', 'customers', {
  empty: { text: 'Customers appear here when they register or are added.' },
  sections: { person: 'Person', service: 'Service' },
  fields: {
    memberId: 'Number',
    firstLastName: 'Name',
    address: 'Address',
    memberStatus: 'Status',
    mark: 'Mark',
    suspendFlag: 'Suspended',
    paymentScheme: 'Pays by',
    notifyType: 'Notified by',
    language: 'Language',
    primaryLockerId: 'Primary locker',
    secondaryLockerId: 'Secondary locker',
    disabled: 'Prefers accessible boxes',
    endTimeUseLocker: 'Subscribed until',
    primaryLockerName: 'Primary locker',
    secondaryLockerName: 'Secondary locker',
    creationTime: 'Registered on',
  },
  help: {
    language: 'The language of messages. If empty, the language of the network is used.',
    paymentScheme: 'A subscription is charged immediately, and begins when it is paid.',
  },
  errors: {
    paymentScheme: { missing: 'Please choose how the customer pays' },
    notifyType: { missing: 'Please choose how the customer is notified' },
  },
  actions: {
    reserve: { label: 'Reserve' },
    openCase: { label: 'New case' },
    suspend: {
      label: 'Suspend',
      confirm: 'Suspend %{name}?',
      confirmMany: 'Suspend %{smart_count} customers?',
      consequence:
        'Nothing can be reserved for them until the suspension ends. Waiting parcels can still be collected.',
      ...updated,
      doneMany: '%{smart_count} customers are suspended.',
    },
    resume: {
      label: 'End the suspension',
      confirm: 'End the suspension of %{name}?',
      confirmMany: 'End the suspension of %{smart_count} customers?',
      consequence: 'Boxes can be reserved for them again, if they are active.',
      ...updated,
      doneMany: 'The suspension of %{smart_count} customers has ended.',
    },
    remove: {
      consequence:
        'Name, address and contact details are removed everywhere, including the history. This cannot be undone.',
      ...deleted,
    },
  },
});

export const roles = resourceMessages('role', 'roles', {
  /** Menu heading of staff, terminal users and roles. */
  section: 'Staff and roles',
  rightsChanged: 'Your permissions have changed. Menu and pages are updated.',
  empty: {
    text: 'A role defines what its accounts may do. Create one before you create accounts.',
  },
  fields: {
    roleId: 'Number',
    loginType: 'Type',
    authoritySet: 'Permissions',
    authorityCount: 'Permissions',
    userCount: 'Accounts',
  },
  errors: {
    name: {
      ...required,
      malformed: 'Please use capital letter or underline to create the name of a new role',
    },
    description: required,
    loginType: { missing: 'Please select a type' },
  },
  actions: {
    people: { label: 'Staff with this role' },
    terminalPeople: { label: 'Terminal users with this role' },
    remove: {
      consequence:
        'The role can no longer be assigned. A role in use cannot be deleted; an error message then lists its accounts.',
      ...deleted,
    },
  },
});

export const providers = resourceMessages('provider', 'providers', {
  /** Menu heading of providers and couriers. */
  section: 'Providers',
  fields: {
    providerNumber: 'Provider number',
    providerName: 'Name',
    providerType: 'Type',
    providerStatus: 'Status',
    contractStartTime: 'Contract from',
    contractEndTime: 'Contract until',
    expirationDays: 'Expiration days',
    requestorKeyTime: 'Key created',
  },
  sections: { company: 'Provider', contract: 'Contract' },
  help: {
    providerNumber: 'It cannot be changed later.',
    expirationDays:
      'Number of days its parcels may be stored. If empty, the locker’s rule applies.',
  },
  errors: {
    providerNumber: {
      malformed: 'Only letters, digits and . _ / -; the first must be a letter or digit.',
    },
  },
  actions: {
    couriers: { label: 'Couriers' },
    remove: {
      consequence:
        'A key that was made for it stops working. Past parcels and history are kept. A provider with parcels under way or with couriers cannot be deleted; an error message then shows how many.',
      ...deleted,
      failed: 'Delete failed',
    },
  },
});

export const agents = resourceMessages('courier', 'couriers', {
  fields: {
    agentNumber: 'Courier number',
    agentName: 'Name',
    providerNumber: 'Provider number',
    providerName: 'Provider name',
    agentStatus: 'Status',
    effectiveTimeStart: 'Valid from',
    effectiveTimeEnd: 'Valid until',
  },
  errors: {
    agentNumber: {
      malformed: 'Only letters, digits and . _ / -; the first must be a letter or digit.',
    },
  },
  beside:
    'Couriers and the providers they deliver for. These entries are not accounts: couriers sign in at a terminal with an account under',
  help: { agentNumber: 'It cannot be changed later.' },
  actions: { remove: deleted },
});

const shared = {
  fields: {
    userId: 'Number',
    staffNo: 'Staff number',
    roleId: 'Role',
    accountState: 'State',
    userStatus: 'Status',
    password: 'Password',
    confirm: 'Confirm password',
    startTime: 'Valid from',
    endTime: 'Valid until',
  },
  sections: { account: 'Account', person: 'Person', password: 'Password', validity: 'Validity' },
  errors: {
    username: {
      ...required,
      characters: 'No other characters except for space and period.',
      tooLong: 'At most 20 characters.',
    },
    roleId: required,
    userStatus: required,
    password: required,
    passwordRule:
      'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
    terminalPasswordRule: 'The password should be at least 6 digit numbers.',
    confirm: { ...required, notSame: 'Passwords are not same' },
    endTime: { endsFirst: '“Valid until” must be later than “Valid from”.' },
  },
  actions: {
    remove: {
      consequence: 'The account can no longer sign in, and its sessions end immediately.',
      ...deleted,
    },
  },
};

export const staff = resourceMessages('staff member', 'staff', {
  ...shared,
  title: 'Backend staff',
  empty: {
    text: 'Everyone who uses this console needs an account with a role.',
    noMatch: 'No account matches',
    noMatchFor: 'No account matches “%{text}”',
  },
  help: { username: 'Letters, spaces and periods; at most 20 characters.' },
});

export const terminalUsers = resourceMessages('terminal user', 'terminal users', {
  ...shared,
  empty: {
    text: 'Couriers and technicians sign in at a locker with an account of their own.',
    noMatch: 'No account matches',
    noMatchFor: 'No account matches “%{text}”',
  },
  beside:
    'Couriers and technicians use these accounts at the terminals only. The provider that a courier delivers for is set under',
  help: { username: 'Letters, spaces and periods; at most 20 characters.' },
});

export const accounts = { name: 'Account |||| Accounts' };
