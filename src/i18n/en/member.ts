// English: the page of a customer.
import type { MemberStatus } from '../../../domain/members.ts';

export const member = {
  title: 'Customer',
  missing: 'Which customer?',
  missingText: 'The address does not name a customer: %{names} is missing or wrong.',
  unknown: 'There is no such customer',
  unknownText: 'Customer %{id} does not exist or has been deleted.',
  toList: 'Back to the customer list',
  stale: 'What you see is older: %{time}. %{message}',
  more: 'More',
  cases: 'Cases of this customer',
  allParcels: 'All parcels of this customer',
  noParcels: 'No parcel has come for this customer yet.',
  waits: 'Parcel %{number} waits for them.',
  sizes: 'Boxes of %{locker}',
  free: '%{free} of %{count} free',
  disabled: { true: 'Yes', false: 'No' },
  sections: {
    profile: 'Profile',
    contact: 'How they are reached',
    standing: 'Standing',
    lockers: 'Lockers',
    parcels: 'Parcels',
    payments: 'Payment history',
  },
  paid: {
    payTime: 'Time',
    paymentScheme: 'Paid for',
    payStatus: 'Status',
    amount: 'Amount',
    none: 'Nothing has been paid yet.',
    pages: 'Pages of the payment history',
  },
  reserve: { label: 'Reserve' },
  openCase: { label: 'Open a case' },
  suspend: {
    label: 'Suspend',
    question: 'Suspend %{name}?',
    consequence:
      'Nothing can be reserved for them until that is taken back. What waits for them already can be collected.',
    done: 'Update success',
  },
  resume: {
    label: 'End the suspension',
    question: 'End the suspension of %{name}?',
    consequence: 'Boxes can be reserved for them again, if they are active.',
    done: 'Update success',
  },
  changeStatus: {
    label: 'Change status',
    title: 'Change the status of %{name}',
    done: 'Update success',
    means: {
      ACTIVE: 'Boxes can be reserved for them.',
      INACTIVE: 'They count as unregistered: nothing can be reserved for them.',
      SUSPEND: 'They count as unregistered and suspended: nothing can be reserved for them.',
    } satisfies Record<MemberStatus, string>,
  },
  resetMobile: {
    label: 'Reset mobile',
    title: 'Reset the mobile number of %{name}',
    field: 'New mobile number',
    help: 'Messages about parcels that wait for them go there, too.',
    missing: 'Please enter mobile number',
    wrong: 'Digits, spaces and a plus before them.',
    done: 'Update success',
  },
  subscribe: {
    label: 'Charge a subscription',
    title: 'Charge %{name} for a subscription',
    field: 'Subscription',
    help: 'It is charged at the price of this moment, and begins when it is paid.',
    done: 'Update success',
  },
  remove: {
    label: 'Delete',
    question: 'Delete customer %{name}?',
    consequence:
      'Name, address and how they are reached are removed everywhere, from the history too. This cannot be undone.',
    done: 'Delete success',
  },
};
