// Fields of customers, staff, roles, providers, couriers, sessions and payments.
import type { FieldDescriptions } from '../types.ts';

const NAME_SEARCH = 'First and last name, in either order.';

const LANGUAGE =
  "The language of messages to the customer: `en`, `zh` or `el`; null is the network's language.";

export const peopleFields: FieldDescriptions = {
  // Sessions and recovery
  mustChangePassword:
    'True if the password is a one-time password: set your own with the first sign-in before any other call. Absent otherwise.',
  needed: 'Whether the first sign-in is still to be completed.',
  'firstSignIn/mobile': 'Your mobile number; codes for a forgotten password go there.',
  'firstSignIn/email': 'Your e-mail address.',
  nikename: 'The nickname shown in the console; the spelling is the documented one.',
  token: 'The session token. Send it in `X-User-Token`. It is stored nowhere in clear.',
  'sessions.login/password': 'The password of the account.',
  'recovery/mobile': 'The mobile number as stored with the account.',
  'recovery/areaCode': 'An area code that a country has, with or without `00` or `+`.',
  'recovery/password':
    'The new password: at least 10 characters without whitespace, with an uppercase letter, a lowercase letter and a digit.',
  'recovery/result': '1 if it is right; anything else is returned as a problem.',
  otpVal: 'The six-digit code that was sent.',
  originalPassword: 'The present password.',
  newPassword:
    'The new password: at least 10 characters without whitespace, with an uppercase letter, a lowercase letter and a digit.',
  sessionId: 'The id of the session. It cannot be used to sign in.',
  agent: 'What the browser calls itself (User-Agent); null if unknown.',
  lastActiveTime: 'When the session was last used, to the minute or so.',
  mine: 'Whether it is the session that makes this call.',
  ended: 'How many sessions were ended.',
  'accessRequests/username':
    'The login name wanted: letters, dots and spaces, at most 20 characters.',
  'accessRequests/password': 'The password wanted; the rule is that of the console.',

  // Staff and roles
  staffNo: 'The personnel number.',
  userStatus: '`ACTIVE` can sign in, `LOCKED` cannot.',
  'memberActions/userStatus': 'The new status of the customer.',
  'userInfo/startTime': 'From when the account can be used; null for no limit.',
  'userInfo/endTime': 'Until when the account can be used; null for no limit.',
  'staffCalls/startTime': 'From when the account can be used; null for no limit.',
  'staffCalls/endTime': 'Until when the account can be used; null for no limit.',
  'staffCalls/password':
    'The password. Console accounts: at least 10 characters without whitespace, with upper and lower case and a digit. Terminal accounts: at least 6 digits.',
  'staffCalls.create/username': 'The login name: letters, dots and spaces, 1 to 20 characters.',
  'staffCalls.update/username': 'The login name as it was read; it cannot be changed.',
  'roles.list/name': 'The name of the role: capital letters and underscores.',
  'roles.one/name': 'The name of the role: capital letters and underscores.',
  'roles.create/name': 'The name of the role: capital letters and underscores, unique.',
  'roles.update/name': 'The name of the role as it was read; it cannot be changed.',
  'rolePickers/name': 'The name of the role.',
  'roles/description': 'What the role is for.',
  'rolePickers/description': 'What the role is for.',
  userCount: 'How many accounts have the role.',
  holders: 'Up to twelve accounts that have the role, by name.',
  'holders.name': 'First and last name, or the login name where neither is known.',
  'roles/deleteFlag': 'May be sent as true; it has no effect.',

  // Customers
  memberStatus:
    '`ACTIVE` can receive parcels; `INACTIVE` and `SUSPEND` cannot have a box reserved.',
  suspendFlag: 'Whether the customer is suspended; nothing can be reserved for them then.',
  'members/paymentScheme': 'How the customer pays: per use, or by a subscription.',
  'members/mobile': 'The mobile number. Masked without `PERSONAL_VIEW`.',
  'members/email': 'The e-mail address. Masked without `PERSONAL_VIEW`.',
  primaryLockerId: "The customer's first choice of locker; null if none.",
  primaryLockerName: 'The name of that locker.',
  secondaryLockerId: "The customer's second choice of locker; null if none.",
  secondaryLockerName: 'The name of that locker.',
  primaryLocker: 'The boxes of the first-choice locker, by size.',
  secondaryLocker: 'The boxes of the second-choice locker, by size.',
  'primaryLocker.name': 'The name of the box size.',
  'primaryLocker.count': 'How many boxes of this size the locker has.',
  'secondaryLocker.name': 'The name of the box size.',
  'secondaryLocker.count': 'How many boxes of this size the locker has.',
  disabled: 'Whether the customer prefers boxes that are easy to reach.',
  notifyType: 'How the customer is notified.',
  'members/language': LANGUAGE,
  'memberActions.changeLanguage/language': LANGUAGE,
  'terminals.signUp/language':
    "The language of messages to the new customer; the network's if absent.",
  startTimeUseLocker: 'When the paid subscription or use begins.',
  endTimeUseLocker: 'When the paid subscription or use ends; null if there is none.',
  'members/parcelNumber': 'The parcel that waits for the customer now; null if none does.',
  firstLastName: NAME_SEARCH,
  'memberActions.resetMobile/mobile': 'The new mobile number.',

  // Personal data
  'reveals/subject': 'Whose contact data: a customer, a parcel or a staff account.',
  'reveals/id': 'The number of that record.',
  'reveals/values': 'The mobile numbers and e-mail addresses in clear, by field name.',

  delivery:
    'Whether the message leaves: `SENDS`; `FAILING`, while the gateway takes nothing or after the last one to this recipient failed; or not, for lack of a template in use, a gateway or an address.',
  'pinResets/pinCode': 'The new PIN, shown this once.',

  // Prices and payments
  MONTHLY: 'The price of the monthly subscription.',
  QUARTERLY: 'The price of the quarterly subscription.',
  YEARLY: 'The price of the yearly subscription.',
  PER_USE: 'The price of one use of a box.',
  'prices/paymentScheme': 'Which of the four payment schemes it is.',
  'prices/amount': 'The price before any discount.',
  'plannedPrices/paymentScheme': 'Which of the four payment schemes it is.',
  'plannedPrices/amount': 'The price before any discount.',
  effectiveTime: 'When the change takes effect.',
  plans: 'The planned changes, in the order of the schemes.',
  'plannedPrices/change': 'The new values. A field that is absent does not change.',
  ratio: 'The discount.',
  ratioStartTime: 'When the discount begins; null if it is not limited.',
  ratioEndTime: 'When the discount ends, exclusive; null if it is not limited.',
  isEnable: 'Whether the subscription is sold.',
  memberCount: 'How many customers pay by this scheme.',
  runningCount: 'How many of them have a subscription that has not ended.',
  openCount: 'How many charges of the scheme are unpaid.',
  openAmount: 'What the customer has not paid yet.',

  // Providers and couriers
  providerType: 'What kind of company it is; null if not entered.',
  providerStatus: '`LOCKED` providers cannot use the network.',
  contractStartTime: 'When the contract begins; null for no limit.',
  contractEndTime: 'When the contract ends, exclusive; null for no limit.',
  expirationDays:
    "How many days the provider's parcels may stay; weekends and holidays are not counted. Null: the locker's rule applies.",
  requestorKey: 'Leave empty: the server creates keys, see “Create a requestor key”.',
  'providerCalls/requestorKey':
    'The new key. It is returned here once and stored nowhere in clear.',
  requestorKeyTime: 'When the present key was created; null if there is none.',
  'providers.create/providerNumber':
    'The number of the provider: letters, digits and `. _ / -`, unique; it cannot be changed later.',
  'providers.update/providerNumber': 'The number as it was read, or absent; it cannot be changed.',
  'providerCalls/id': 'The number of the provider.',
  announcedCount: 'How many announced parcels have not been brought yet.',
  livingCount: 'How many of its parcels are in the network now.',
  agentCount: 'How many couriers belong to the provider.',
  calls: 'The latest calls of the provider, the newest first.',
  callId: 'The number of the logged call.',
  call: 'Which operation was called, such as `announce`.',
  callingTime: 'How long the response took, in milliseconds.',
  'providerCalls/calls.result': '`SUCCESS`, or the problem code that was returned.',
  'providerCalls/calls.parcelNumber': 'The parcel number of the call; null if it had none.',
  agentNumber: 'The number by which the provider knows the courier.',
  'agents.create/agentNumber':
    'The number of the courier: letters, digits and `. _ / -`, unique; it cannot be changed later.',
  'agents.update/agentNumber': 'The number as it was read, or absent; it cannot be changed.',
  agentStatus: '`LOCKED` couriers are out of service.',
  effectiveTimeStart: 'From when the courier is engaged; null for no limit.',
  effectiveTimeEnd: 'Until when the courier is engaged; null for no limit.',
  'agents/providerId': 'The provider to which the courier belongs.',

  // Provider API
  'providerApi.announce/mobile':
    "The recipient's mobile number; `99123456`, `+35799123456` and `0035799123456` are the same. This or `email` is required.",
  'providerApi.announce/key':
    'A key of 8 to 80 characters that you choose for this announcement. The same announcement under it is returned unchanged for 30 days; another one is refused with `KEY_REUSED`.',
  'providerApi.announce/areaCode':
    'The area code of a mobile number without one, with or without `00` or `+`; `00357` if absent.',
  'providerApi.announce/email':
    "The recipient's e-mail address, used for notifications. This or `mobile` is required.",
  'providerApi.list/size': 'How many parcels to return, at most 100.',
  'providerApi.list/cursor': 'The `nextCursor` of the page before; absent for the first page.',
  'providerApi.list/parcels': 'The parcels of this page.',
  nextCursor: 'Where the next page begins; null on the last page.',
  'providerApi/state':
    '`ANNOUNCED` until a courier deposits the parcel, then its state; see “States of a parcel”.',
  announcedTime: 'When the parcel was last announced; null if it was not.',
  'providerApi/lockerNumber': 'The locker where the parcel is or was; null while announced.',
  'providerApi/lockerName': 'The name of that locker; null while announced.',
};
