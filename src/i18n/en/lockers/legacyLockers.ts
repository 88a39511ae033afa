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
    lock: {
      label: 'Lock',
      confirm: 'Take %{name} out of service?',
      consequence: 'It accepts no parcels until it is enabled again.',
      done: 'update success!',
    },
    enable: {
      label: 'Enable',
      confirm: 'Put %{name} back into service?',
      consequence: 'It accepts parcels again.',
      done: 'update success!',
    },
    remove: {
      label: 'Delete',
      confirm: 'Delete %{name}?',
      confirmMany: 'Delete these %{smart_count}?',
      consequence: 'The boxes and the terminal are deleted too. The history is kept.',
      done: 'Delete success',
      doneMany: 'Delete success',
      failed: 'Delete failed',
    },
  },
});
