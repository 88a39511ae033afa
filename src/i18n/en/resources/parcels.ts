// English messages: parcels, bookings, orders, categories and prices.
import type { PriceError } from '../../../../domain/errorsOfPrice.ts';
import type { PlanTimeError } from '../../../../domain/plannedPrices.ts';
import { updated } from '../outcomes.ts';
import { resourceMessages } from '../resourceMessages.ts';

const actions = { showBoxes: { label: 'Show boxes' } };

const empty = {
  text: 'A parcel appears here when a box is reserved for it, or when a courier brings it.',
};

const fields = {
  ordersId: 'Number',
  bookNumber: 'Booking number',
  lockerName: 'Locker',
  customerMobile: 'Mobile',
};

export const parcels = resourceMessages('parcel', 'parcels', {
  title: 'Parcel list',
  empty,
  fields: {
    ...fields,
    parcelType: 'Type',
    laidInAs: 'Deposited as',
    payStatus: 'Payment',
    lockerId: 'Specific locker',
    memberId: 'Specific customer',
    timeQueryType: 'Period applies to',
    queryTime: 'Period',
  },
  errors: { expiryTime: { missing: 'Enter a date and a time.' } },
  actions: {
    ...actions,
    changeExpiry: {
      label: 'Change expiry time',
      confirm: 'Change the expiry time of %{name}',
      confirmMany: 'Change the expiry time of %{smart_count} parcels',
      consequence:
        'It stays in its box until then. Its storage cannot be shortened. |||| They stay in their boxes until then. Their storage cannot be shortened.',
      ...updated,
      doneMany: 'The expiry time of %{smart_count} parcels is changed.',
    },
    cancel: {
      label: 'Cancel booking',
      keep: 'Keep booking',
      confirm: 'Cancel the booking of %{name}?',
      confirmMany: 'Cancel %{smart_count} bookings?',
      consequence:
        'Box %{boxName} at %{lockerName} is free again. The recipient is not notified. This cannot be undone.',
      consequenceMany:
        'Their boxes are free again. The recipients are not notified. This cannot be undone.',
      ...updated,
      doneMany: '%{smart_count} bookings are cancelled.',
    },
  },
});

export const bookings = resourceMessages('booking', 'bookings', {
  empty: { text: 'A booking appears here when a box is reserved.' },
  fields: {
    ...fields,
    bookedTime: 'Booked',
    collectedTime: 'Collected',
    boxTypeId: 'Box type',
  },
  actions,
});

export const orders = resourceMessages('order', 'orders', {
  empty,
  fields: { ...fields, orderStatus: 'Status' },
  actions,
});

export const parcelCategories = resourceMessages('parcel category', 'parcel categories', {
  fields: {
    parcelCategoryId: 'Number',
    ex: 'Prefix',
    category: 'Category',
    mailClass: 'Mail class',
    loginType: 'Source',
  },
});

/** Name of the entered data in the leave dialog. */
export const reservation = { fields: { parcels: 'Parcels', recipient: 'Recipient' } };

export const prices = {
  title: 'Price settings',
  products: 'Products',
  section: 'Prices',
  name: 'Price list',
  fields: {
    prices: 'Prices',
    MONTHLY_amount: 'Subscription monthly: Price',
    MONTHLY_ratio: 'Subscription monthly: Discount (%)',
    MONTHLY_ratioStartTime: 'Subscription monthly: Discount from',
    MONTHLY_ratioEndTime: 'Subscription monthly: Discount until',
    MONTHLY_isEnable: 'Subscription monthly: For sale',
    QUARTERLY_amount: 'Subscription quarterly: Price',
    QUARTERLY_ratio: 'Subscription quarterly: Discount (%)',
    QUARTERLY_ratioStartTime: 'Subscription quarterly: Discount from',
    QUARTERLY_ratioEndTime: 'Subscription quarterly: Discount until',
    QUARTERLY_isEnable: 'Subscription quarterly: For sale',
    YEARLY_amount: 'Subscription yearly: Price',
    YEARLY_ratio: 'Subscription yearly: Discount (%)',
    YEARLY_ratioStartTime: 'Subscription yearly: Discount from',
    YEARLY_ratioEndTime: 'Subscription yearly: Discount until',
    YEARLY_isEnable: 'Subscription yearly: For sale',
    PER_USE_amount: 'Bill payment: Price',
    when: 'Effective from',
    from: 'Date and time',
  },
  errors: {
    amountMissing: 'This field is required',
    amountWrong: 'Enter a price from 0 to 21,474,836.47, with at most two decimal places.',
    ratioMissing: 'This field is required',
    ratioWrong: 'Enter a discount from 0 to 100, with at most two decimal places.',
    windowWrong: 'The discount must end after it begins.',
    timeWrong: 'Enter a date and a time: YYYY-MM-DD HH:mm',
    from: {
      missing: 'Enter the date and time from which the prices apply.',
      past: 'Choose a time in the future.',
      tooFar: 'Choose a time within a year.',
    } satisfies Record<PlanTimeError | 'missing', string>,
  } satisfies Record<PriceError | 'timeWrong' | 'from', unknown>,
};
