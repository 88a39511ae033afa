// Parcels, customers, payments, providers and the provider API: what each call does.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

const RESERVE =
  'Refused with `LOCKER_DISABLED`, `CATEGORY_UNKNOWN`, `BOX_NOT_THAT_SIZE`, `BOX_TAKEN` if the box is no longer free, `PARCEL_NUMBER_LIVE` if a parcel with this number already has a box, and `PARCEL_NUMBER_CHARACTERS`.';
const ENDS = `The recipient is notified. The booking ends by itself after ${NUMBERS.bookingEnds} if the parcel is not deposited.`;
const COMPANY =
  'Refused with `PROVIDER_HAS_PARCELS` while its parcels are announced or in the network, and with `PROVIDER_HAS_AGENTS` while couriers belong to it.';

export const parcelOperations: Readonly<Record<string, Operation>> = {
  'parcelActions.reserve': [
    'Reserve a box for a customer',
    `Books one box for one parcel of a registered customer. ${RESERVE} The customer must be active (\`MEMBER_NOT_ACTIVE\`) and not suspended (\`MEMBER_SUSPENDED\`); price and reason belong together. ${ENDS}`,
  ],
  'parcelActions.reserveUnregistered': [
    'Reserve a box for somebody unregistered',
    `Books one box for one parcel, by mobile number or e-mail address (\`CONTACT_MISSING\`). ${RESERVE} ${ENDS}`,
  ],
  'parcelActions.cancel': [
    'Cancel a booking',
    'Frees the box. Refused with `PARCEL_NOT_BOOKED` once the parcel is deposited or the booking has ended.',
  ],
  'parcelActions.changeNumber': [
    'Change the number of a booked parcel',
    'Refused with `PARCEL_NOT_BOOKED` once it is deposited, with `PARCEL_NUMBER_LIVE` if a parcel with this number has a box, and with `PARCEL_NUMBER_CHARACTERS`. Supports `If-Match`.',
  ],
  'parcelActions.changeExpiry': [
    'Extend the storage of a parcel',
    'For parcels in a box (`PARCEL_NOT_STORED`); an expired one is stored again if the new end is in the future. The present end changes nothing and answers `changed: false`. Refused with `EXPIRY_TOO_EARLY` or `EXPIRY_TOO_LATE`. Supports `If-Match`.',
  ],
  'parcelActions.resendPin': [
    'Send a new PIN',
    'Creates a new PIN and sends it to the owner; the old one stops working. Refused with `PARCEL_NOT_STORED`, with `PIN_OUTGOING` if a courier fetches it, with `PIN_NOBODY` if no address is known, or with `PIN_CANNOT_LEAVE` if no gateway or template in use could send it: then the old one stays valid.',
  ],
  'pinResets.reveal': [
    'Read a new PIN',
    'Creates a new PIN and returns it once, on record; the old one stops working and no message is sent. It takes `PARCEL_EDIT`, too. Refused with `PIN_CAN_LEAVE` while a message would be sent, with `PARCEL_NOT_STORED`, or with `PIN_OUTGOING`. Supports `If-Match`.',
  ],
  'parcelActions.warehouse': [
    'Move a parcel into or out of the warehouse',
    'Applies to the newest parcel with this number that can move. Moving in starts a new storage time. A parcel that is recorded in a box is refused with `PARCEL_IN_BOX`; with `confirmed`, it moves, its box is flagged until somebody has checked it, its owner is notified (`WAREHOUSE`), and recording the parcel there (`boxToCheck`) undoes the scan. Otherwise refused with `PARCEL_NOT_FOR_WAREHOUSE` or `PARCEL_NOT_IN_WAREHOUSE`.',
  ],
  'parcelHistory.one': [
    'Get the history of a parcel',
    'Returns everything that happened to the parcel, the newest first, and what happens next by itself.',
  ],
  'parcelHistory.why': [
    'Explain when a parcel expires',
    'Returns the rule that applies, the days that were not counted, and which end of storage decides.',
  ],
  'parcelHistory.stays': [
    'Find the history of a parcel number',
    'Returns every parcel that has or had this number, the latest first, at most 50.',
  ],
  'parcelCategoryCalls.ofNumber': [
    'Get the category of a parcel number',
    'Returns the category whose prefix the number begins with.',
  ],
  'costReasons.query': [
    'List price reasons',
    'Returns why a price can be asked for a reservation.',
  ],
  'memberCalls.byUsername': [
    'Find customers by login name',
    'Returns up to 20 customers, by login name. For autocompletion.',
  ],
  'memberCalls.byName': [
    'Find customers by name',
    'Returns up to 20 customers, by last name. For autocompletion.',
  ],
  'memberCalls.byMobile': [
    'Find customers by mobile number',
    `Returns up to 20 customers. Without \`PERSONAL_VIEW\` only a whole number finds somebody, and at most ${rate('addressLookup')} can be tried.`,
  ],
  'memberActions.changeSuspend': [
    'Suspend a customer or end a suspension',
    'Nothing can be reserved for a suspended customer. Setting the present value changes nothing. Supports `If-Match`.',
  ],
  'memberActions.changeStatus': [
    'Set the status of a customer',
    'Boxes can be reserved for `ACTIVE` customers only. Supports `If-Match`.',
  ],
  'memberActions.resetMobile': [
    'Change the mobile number of a customer',
    'Only for accounts with the role `SUPER_ADMIN`, whatever permissions others hold. Messages that wait go to the new number. Supports `If-Match`.',
  ],
  'memberActions.changeLanguage': [
    'Set the language of a customer',
    "Messages that wait are written in it as well; null is the network's language. Supports `If-Match`.",
  ],
  'memberActions.payments': [
    'List the payments of a customer',
    'Returns one page of charges and payments, the latest first.',
  ],
  'payments.subscribe': [
    'Charge a subscription',
    'Charges the customer at the present price; the subscription begins when it is paid. Refused with `SCHEME_NOT_SOLD`, or with `SUBSCRIPTION_OPEN` while another is unpaid.',
  ],
  'payments.markPaid': [
    'Mark a charge as paid',
    'For when staff took the money. A subscription begins now, or when the running one ends. Refused with `PAYMENT_PAID` if it is paid already.',
  ],
  'payments.withdraw': [
    'Withdraw an unpaid subscription charge',
    'Refused with `PAYMENT_PAID` once it is paid and with `PAYMENT_USED` for charges of a parcel.',
  ],
  'prices.read': ['Get the prices', 'Returns the prices of all four payment schemes.'],
  'prices.save': [
    'Save the prices',
    'Replaces the prices of all four payment schemes. Supports `If-Match`.',
  ],
  'prices.changes': ['List price changes', 'Returns one page of changes, the latest first.'],
  'prices.counts': [
    'Count customers by payment scheme',
    'Returns one row per payment scheme with its customers and unpaid charges.',
  ],
  'prices.payers': [
    'List the customers of a payment scheme',
    'Returns one page of the customers who pay by this scheme.',
  ],
  'plannedPrices.list': [
    'List planned price changes',
    'Returns the price changes that have not taken effect yet, one per payment scheme at most.',
  ],
  'plannedPrices.plan': [
    'Plan a price change',
    'Lets prices change at a chosen time, at most 366 days ahead. Only the fields sent change; all others stay as they are then. The start and end of a discount are planned together. A scheme has one plan: a new one replaces it. From the effective time on, the price list and new charges use the new price, and the change appears in the price history at that time. Refused with `PLAN_IN_PAST`, `PLAN_TOO_FAR` or `PLAN_EMPTY`. Supports `If-Match` with the `lastUpdatedTime` of the plans.',
  ],
  'plannedPrices.cancel': [
    'Cancel a planned price change',
    'Removes the plan of one scheme; the price stays as it is. Changes nothing where nothing is planned. Supports `If-Match` with the `lastUpdatedTime` of the plans.',
  ],
  'reveals.one': [
    'Reveal contact data',
    'Returns the mobile numbers and e-mail addresses of one record in clear and records that you saw them. You must be allowed to read the record.',
  ],
  'providerCalls.remove': ['Delete a provider', COMPANY],
  'providerCalls.removeToo': ['Delete a provider (second address)', COMPANY],
  'providerCalls.renewKey': [
    'Create a requestor key',
    'Creates a new key for the provider API and returns it once. The old key stops working at once.',
  ],
  'providerCalls.traffic': [
    'Get the activity of a provider',
    `Returns its announced parcels, its parcels in the network and its latest calls. Calls are kept for ${NUMBERS.callsKept}.`,
  ],
  'providerApi.announce': [
    'Announce a parcel',
    `Tells the network that a parcel will come; no box is reserved. The recipient needs a mobile number or an e-mail address. Announcing the same number again replaces the data, so the call can be repeated safely; with a \`key\`, a repetition also succeeds after the parcel has been deposited. An announcement ends after ${NUMBERS.announcementEnds}. Refused with \`PARCEL_UNDER_WAY\` while your parcel with this number is in the network, and with \`TOO_MANY_ANNOUNCED\` beyond ${NUMBERS.announced}.`,
  ],
  'providerApi.cancel': [
    'Withdraw an announcement',
    'The parcel will not come. Refused with `PARCEL_UNDER_WAY` once it is in the network, and with `NOT_FOUND` if it is not announced.',
  ],
  'providerApi.list': [
    'List your parcels',
    'Returns your announced parcels and then all others, the latest first. Send `nextCursor` as `cursor` for the next page; on the last page it is null. What is announced while you read may be missing; read the first page again for it.',
  ],
  'providerApi.state': [
    'Get the state of a parcel',
    'Returns where your latest parcel with this number is. Numbers that are not yours are `NOT_FOUND`.',
  ],
};
