// English messages: labels of all value lists, by list.
import type { SnoozeSpan } from '../../../domain/snooze.ts';
import type { AlertState, AlertType, Gravity } from '../../../domain/alerts.ts';
import type { CaseType, CaseResolution, CaseState } from '../../../domain/cases.ts';
import type { SHOWN_STATUSES } from '../../../domain/boxes/boxes.ts';
import type { LegacyStatus } from '../../../domain/layout/legacyCabinets.ts';
import type { OverdueType } from '../../../domain/parcels/overdueTypes.ts';
import type { LockerStatus, ShownSituation } from '../../../domain/lockers/lockers.ts';
import type { MessageLanguage, NotifyType, PaymentScheme } from '../../../domain/limits.ts';
import type { MemberStatus } from '../../../domain/people/members.ts';
import type { Acceptance, Encoding } from '../../../domain/messages/gateways.ts';
import type {
  MessageError,
  MessageEvent,
  MessageState,
} from '../../../domain/messages/messages.ts';
import type { TemplateStatus } from '../../../domain/messages/templateStatuses.ts';
import type { AccountState, UserStatus } from '../../../domain/people/staff.ts';
import type { ProviderType } from '../../../domain/people/providers.ts';
import type { ReportPeriod, ScheduleState } from '../../../domain/reports/reportPeriods.ts';
import type { ReportName, SubscriptionEnd } from '../../../domain/reports/reports.ts';
import type { RolloutOutcome } from '../../../domain/terminals/rollouts.ts';
import type { ShownTaskStatus } from '../../../domain/terminals/versions.ts';
import type {
  LaidInAs,
  LegacyOrderStatus,
  ParcelStatus,
  ParcelType,
  shownPayStatus,
  TimeQueryType,
} from '../../../domain/parcels/parcels.ts';

const ACTIVE_OR_LOCKED = { ACTIVE: 'Active', LOCKED: 'Locked' };
const LANGUAGES: Record<MessageLanguage, string> = { en: 'English', zh: 'Chinese', el: 'Greek' };
const EVENTS: Record<MessageEvent, string> = {
  RESERVATION: 'Reservation',
  DEPOSIT: 'Deposit',
  REMINDER: 'Reminder before expiry',
  EXPIRY: 'Expiry',
  COLLECTION: 'Collection',
  PIN_RESEND: 'New PIN',
  PASSWORD_CODE: 'Password reset code',
  ALERT: 'Alert',
  REPORT: 'Report by e-mail',
  WAREHOUSE: 'Move to the warehouse',
};

const CHANNELS: Record<NotifyType, string> = { SMS: 'SMS', MAIL: 'E-mail' };

export const choices = {
  lockerSituation: {
    ONLINE: 'Online',
    OFFLINE: 'Offline',
    EXCEPTION: 'Exception',
    NEVER_CONNECTED: 'Never connected',
  } satisfies Record<ShownSituation, string>,
  lockerVersionStatus: {
    CREATED: 'Task Created',
    UPDATING: 'Updating',
    SUCCEEDED: 'Successful',
    FAILED: 'Failed',
    NOT_TRIED: 'Not tried',
    CANCELED: 'Cancelled',
  } satisfies Record<ShownTaskStatus, string>,
  rolloutState: {
    WAITING: 'Scheduled',
    FIRST_RING: 'First ring',
    REST: 'Rolling out',
    HALTED: 'Halted',
    FINISHED: 'Finished',
    FAILED: 'Failed',
    PARTLY_FAILED: 'Finished with failures',
    CANCELED: 'Cancelled',
  } satisfies Record<RolloutOutcome, string>,
  lockerStatus: {
    ENABLE: 'Enabled',
    DISABLE: 'Disabled',
  } satisfies Record<LockerStatus, string>,
  alertType: {
    POWER_OFF: 'Power off',
    LOCKER_DISCONNECTED: 'Disconnected',
    PRINTING_PAPER_ALERT: 'Paper low',
    DOOR_UNCLOSED: 'Door not closed',
    CCTV_NVR_OFF: 'CCTV off',
    PRINTING_PAPER_OUT: 'Paper out',
    FLAGGED_LOCKED: 'Box flagged',
    PRINTER_DISCONNECTED: 'Printer disconnected',
    PRINTER_PAPER_STUCK: 'Paper jam',
    PIN_GUESSED: 'Repeated wrong PINs',
  } satisfies Record<AlertType, string>,
  alertState: {
    OPEN: 'Open',
    ACKNOWLEDGED: 'Acknowledged',
    SNOOZED: 'Snoozed',
    RESOLVED: 'Resolved',
  } satisfies Record<AlertState, string>,
  snoozeFor: {
    HOUR: '1 hour',
    FOUR_HOURS: '4 hours',
    TOMORROW: 'Until tomorrow, 08:00',
    CHOSEN: 'Until a chosen time',
  } satisfies Record<SnoozeSpan, string>,
  caseType: {
    MISSING: 'Parcel missing',
    WRONG_PARCEL: 'Wrong parcel',
    DAMAGED: 'Parcel damaged',
    CANNOT_OPEN: 'Box does not open',
    OTHER: 'Other',
  } satisfies Record<CaseType, string>,
  caseState: {
    OPEN: 'New',
    IN_PROGRESS: 'In progress',
    RESOLVED: 'Resolved',
  } satisfies Record<CaseState, string>,
  resolution: {
    PARCEL_FOUND: 'Parcel found',
    HANDED_OVER: 'Handed over to the customer',
    REPAIRED: 'Repaired',
    COMPENSATED: 'Compensated',
    EXPLAINED: 'Explained to the customer',
    NOT_CONFIRMED: 'Not confirmed',
    DUPLICATE: 'Duplicate',
  } satisfies Record<CaseResolution, string>,
  gravity: { GRAVE: 'Critical', SERIOUS: 'Major', MINOR: 'Minor' } satisfies Record<
    Gravity,
    string
  >,
  shownStatus: {
    AVAILABLE: 'Available',
    STORED: 'Stored',
    RESERVED: 'Reserved',
    LOCKED: 'Locked',
    FLAGGED: 'Flagged',
    EXPIRED: 'Expired',
  } satisfies Record<(typeof SHOWN_STATUSES)[number], string>,
  ordersStatus: {
    RESERVED: 'Booked',
    STORED: 'Deposited',
    FINISHED: 'Collected',
    CANCELED: 'Booking Cancelled',
    WAREHOUSE_STORED: 'In-Ware',
    WAREHOUSE_COLLECTED: 'Out-Ware',
    FAILED_DEPOSIT: 'Failed Deposit',
    EXPIRED: 'Expired',
    REMOVE: 'Removed',
  } satisfies Record<ParcelStatus, string>,
  loginType: { BACKEND: 'Back office', TERMINAL: 'Terminal' },
  parcelType: {
    DEPOSIT_PARCEL: 'Deposit Parcel',
    RETURN_PARCEL: 'Return',
    DELIVER_PARCEL: 'Post Parcel',
  } satisfies Record<ParcelType, string>,
  laidInAs: { DEPOSIT: 'Deposit', POST: 'Post' } satisfies Record<LaidInAs, string>,
  memberStatus: {
    ACTIVE: 'Active',
    INACTIVE: 'Inactive',
    SUSPEND: 'Suspended',
  } satisfies Record<MemberStatus, string>,
  /** R4.20: the customer list marks members who are not active as unregistered. */
  mark: { UNREGISTERED: 'Unregistered', SUSPENDED: 'Suspended' },
  providerType: {
    POSTAL: 'Postal operator',
    COURIER: 'Courier service',
    FREIGHT: 'Freight',
    MERCHANT: 'Merchant',
  } satisfies Record<ProviderType, string>,
  providerStatus: ACTIVE_OR_LOCKED,
  agentStatus: ACTIVE_OR_LOCKED,
  userStatus: { ACTIVE: 'Active', LOCKED: 'Locked' } satisfies Record<UserStatus, string>,
  accountState: {
    ACTIVE: 'Active',
    LOCKED: 'Locked',
    EARLY: 'Not valid yet',
    OVER: 'Expired',
  } satisfies Record<AccountState, string>,
  suspendFlag: { true: 'Yes', false: 'No' },
  notifyType: CHANNELS,
  channel: CHANNELS,
  language: LANGUAGES,
  NETWORK_LANGUAGE: LANGUAGES,
  /** R9.31, R9.32. */
  paymentScheme: {
    PER_USE: 'Bill payment',
    MONTHLY: 'Subscription monthly',
    QUARTERLY: 'Subscription quarterly',
    YEARLY: 'Subscription yearly',
  } satisfies Record<PaymentScheme, string>,
  timeQueryType: {
    BOOK_TIME: 'Booked',
    STORE_TIME: 'Deposited',
    COLLECT_TIME: 'Collected',
    EXPIRY_TIME: 'Expires',
  } satisfies Record<TimeQueryType, string>,
  /** R4.35. */
  templateEvent: EVENTS,
  messageEvent: EVENTS,
  messageState: {
    WAITING: 'Waiting',
    SENDING: 'Sending',
    SENT: 'Sent',
    FAILED: 'Failed',
    HELD: 'Held',
  } satisfies Record<MessageState, string>,
  messageError: {
    NO_ANSWER: 'Gateway did not answer',
    UNREACHABLE: 'Gateway unreachable',
    INNER_ADDRESS: 'Gateway on a private network',
    NOT_SECURE: 'No secure connection',
    IN_CLEAR: 'Address without https',
    SIGN_IN_REFUSED: 'Password or key refused',
    REFUSED: 'Refused by the gateway',
    ADDRESS_REFUSED: 'Recipient refused',
    MESSAGE_REFUSED: 'Message refused',
    NONSENSE: 'Not a message gateway',
    UNCLEAR: 'Unclear whether it was sent',
    SECRET_UNREADABLE: 'Stored password or key unreadable',
    BROKEN: 'Could not be sent',
    NO_GATEWAY: 'No gateway is set up',
    CUT_OFF: 'Server stopped while sending',
    TEMPLATE_DISABLED: 'Template disabled',
    TOO_OLD: 'Over a day old when the gateway was set up',
    OVER: 'No longer relevant',
    SET_ASIDE: 'Set aside by staff',
    COPY_REFUSED: 'Blind copy refused',
  } satisfies Record<MessageError, string>,
  Encoding: {
    JSON: 'Body: JSON',
    FORM: 'Body: form fields',
    'UTF-8': 'Characters: UTF-8 (JSON body)',
    'UCS-2': 'Characters: UCS-2 (JSON body)',
    'GSM-7': 'Characters: GSM-7 (JSON body)',
  } satisfies Record<Encoding, string>,
  acceptance: {
    CAUTIOUS: 'The response says so in a known way',
    STATUS: 'The status is 200 to 299',
    FIELD: 'A field of the response has a value',
  } satisfies Record<Acceptance, string>,
  /** R2.94: each template in the lists shows its status as "Available" or "Disable". */
  templateStatus: { ENABLE: 'Available', DISABLE: 'Disable' } satisfies Record<
    TemplateStatus,
    string
  >,
  orderStatus: {
    IMPORTED: 'imported',
    IN_STORE: 'in store',
    CUSTOMER_TAKEN: 'taken by customer',
    COURIER_TAKEN: 'taken by courier',
    OPERATOR_TAKEN: 'taken by operator',
  } satisfies Record<LegacyOrderStatus, string>,
  payStatus: {
    SUCCESS: 'Paid',
    WAIT: 'Unpaid',
    NOTHING_DUE: 'Nothing due',
  } satisfies Record<ReturnType<typeof shownPayStatus>, string>,
  report: {
    lockersUsage: 'Locker usage',
    parcelAndPayment: 'Transaction history',
    paymentPreUse: 'Payment per use',
    subscription: 'Subscriptions',
    renewedOrExpired: 'Renewed or expired',
    payMemberInfo: 'Customer payments',
    collectAnalyze: 'Collection time',
    apiCall: 'API calls',
    networkAlerts: 'Network alerts',
  } satisfies Record<ReportName, string>,
  scheduleState: {
    ON: 'Enabled',
    OFF: 'Paused',
    NOBODY: 'No recipients',
  } satisfies Record<ScheduleState, string>,
  period: { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' } satisfies Record<
    ReportPeriod,
    string
  >,
  format: { CSV: 'CSV', XLSX: 'XLSX' },
  subscription: { RENEWED: 'Renewed', EXPIRED: 'Expired' } satisfies Record<
    SubscriptionEnd,
    string
  >,
  legacyStatus: { ENABLE: 'Enabled', USED: 'In use', LOCKED: 'Locked' } satisfies Record<
    LegacyStatus,
    string
  >,
  overdueType: { DAY: 'Days', HOUR: 'Hours' } satisfies Record<OverdueType, string>,
  ordersType: {
    REGISTERED: 'Registered customer',
    UNREGISTERED: 'Unregistered recipient',
    PROVIDER: 'Provider',
  },
  boxSize: { XS: 'XS', S: 'S', M: 'M', L: 'L', XL: 'XL', XXL: 'XXL' },
  doorStatus: { OPEN: 'Open', CLOSED: 'Closed' },
  deviceType: {
    LOCK_CONTROL_BOARD: 'Lock control board',
    PRINTER: 'Printer',
    CCTV: 'CCTV',
    SCANNER: 'Scanner',
    CARD_READER: 'Card reader',
    SCREEN: 'Screen',
  },
};
