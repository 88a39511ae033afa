// Tables of parcels (orders in the API) and payments.
import type { PaymentScheme } from '../../../domain/limits.ts';
import type { ParcelStatus, ParcelType, PayStatus } from '../../../domain/parcels/parcels.ts';
import type { Id, Maybe, Preset, Stamps } from './columns.ts';

export type OrdersType = 'REGISTERED' | 'UNREGISTERED' | 'PROVIDER';

interface Places {
  lockerId: number;
  /** Where it was; kept after the parcel has left. */
  boxId: Maybe<number>;
  boxTypeId: Maybe<number>;
}

interface Storing {
  storeTime: Maybe<number>;
  storeUsername: Maybe<string>;
  storeUserType: Maybe<string>;
  storeOtpMobile: Maybe<string>;
}

interface Collecting {
  collectTime: Maybe<number>;
  collectUsername: Maybe<string>;
  collectUserMobile: Maybe<string>;
  collectUserType: Maybe<string>;
  podName: Maybe<string>;
  podCollector: Maybe<string>;
  podSignatureFileId: Maybe<string>;
}

/** The latest of the others is expiryTime. */
interface Expiries {
  expiryTime: Maybe<number>;
  extraExpiryTime: Maybe<number>;
  warehouseExpiryTime: Maybe<number>;
  standardExpiryTime: Maybe<number>;
}

/** Cents of the network's currency. */
interface Amounts {
  amountCents: Preset<number>;
  ordersAmountCents: Preset<number>;
  codAmountCents: Preset<number>;
  dtAmountCents: Preset<number>;
  codAmountPayableCents: Preset<number>;
  dtAmountPayableCents: Preset<number>;
}

/** memberId is set for a registered customer; the customer columns for all others. */
interface Recipient {
  memberId: Maybe<number>;
  customerMobile: Maybe<string>;
  customerAreaCode: Maybe<string>;
  customerMail: Maybe<string>;
}

export interface ParcelsTable
  extends Stamps, Places, Storing, Collecting, Expiries, Amounts, Recipient {
  ordersId: Id;
  parcelNumber: string;
  expressNumber: Maybe<string>;
  bookNumber: Maybe<string>;
  ordersStatus: ParcelStatus;
  parcelType: ParcelType;
  ordersType: OrdersType;
  payStatus: Preset<PayStatus>;
  bookTime: Maybe<number>;
  cancelTime: Maybe<number>;
  reservedUsername: Maybe<string>;
  /** HMAC of the PIN; the PIN itself is never stored. */
  pinHmac: Maybe<string>;
  /** What offline terminals verify the PIN with; encrypted. */
  pinVerifier: Maybe<string>;
  category: Maybe<string>;
  countryCode: Maybe<string>;
  contentDescription: Maybe<string>;
  costReasonId: Maybe<number>;
  reference: Maybe<string>;
  /** The parcel it was stored with, if several share one box; only that one occupies the box. */
  withOrdersId: Maybe<number>;
  /** Shares its number with another live parcel from before numbers were unique; allowed for it alone. */
  numberShared: Preset<boolean>;
  /** The terminal's times are contradictory: no storage duration is computed from them. */
  timesDoubtful: Preset<boolean>;
  providerId: Maybe<number>;
  /** When its provider last announced it; null if it did not. */
  announcedTime: Maybe<number>;
  agentId: Maybe<number>;
  warehouseLocation: Maybe<string>;
}

export interface PaymentsTable {
  paymentId: Id;
  paymentScheme: PaymentScheme;
  amountCents: number;
  memberId: Maybe<number>;
  /** The parcel it was paid for; null for a subscription. */
  ordersId: Maybe<number>;
  payStatus: Preset<PayStatus>;
  /** When it was paid; until then, when it was charged. */
  payTime: number;
  /** The price before discount, and the discount in hundredths of a percent; null if none was looked up. */
  listAmountCents: Maybe<number>;
  ratioHundredths: Maybe<number>;
  /** The period a subscription pays for. */
  startTimeUseLocker: Maybe<number>;
  endTimeUseLocker: Maybe<number>;
  creationTime: number;
}
