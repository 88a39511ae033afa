// English messages: legacy lockers.
import { resourceMessages } from '../resourceMessages.ts';

export const legacyLockers = resourceMessages('legacy locker', 'legacy lockers', {
  fields: {
    name: 'Name',
    orderNo: 'Locker number',
    operatorName: 'Operator',
    operatorId: 'Operator number',
    zoneId: 'Zone',
    currencyUnit: 'Currency',
    overdueType: 'Free storage in',
    freePeriod: 'Free storage period',
    freeDays: 'Free days',
    freeHours: 'Free hours',
    smsAccountId: 'SMS account',
    legacyStatus: 'Status',
    cabinetCount: 'Cabinets',
    boxCount: 'Boxes',
    usedBoxCount: 'In use',
    cabinets: 'Cabinets and boxes',
  },
  sections: {
    identity: 'Locker',
    operator: 'Operator',
    storage: 'Free storage',
  },
  help: {
    freePeriod: 'How long a parcel may stay before it is overdue.',
    currencyUnit: 'Three letters, such as EUR.',
  },
  errors: {
    currencyUnit: { malformed: 'Please enter three capital letters, such as EUR' },
  },
  actions: {
    showBoxes: { label: 'Show boxes' },
    edit: { label: 'Edit' },
    create: { label: 'Add' },
    lock: {
      label: 'Lock',
      confirm: 'Take %{name} out of service?',
      consequence: 'Nothing more can be put into it until it is enabled.',
      done: 'update success!',
    },
    enable: {
      label: 'Enable',
      confirm: 'Put %{name} back into service?',
      consequence: 'Parcels can be put into it again.',
      done: 'update success!',
    },
    remove: {
      label: 'Delete',
      confirm: 'Delete %{name}?',
      confirmMany: 'Delete these %{smart_count}?',
      consequence: 'Its boxes and its terminal go with it. Its history stays.',
      done: 'Delete success',
      doneMany: 'Delete success',
      failed: 'Delete failed',
    },
  },
});
