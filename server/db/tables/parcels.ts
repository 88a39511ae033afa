// Parcels (the wire says orders) and what was paid.
import type { PaymentScheme } from '../../../domain/limits.ts';
import type { ParcelStatus, ParcelType, PayStatus } from '../../../domain/parcels/parcels.ts';
import type { Id, Maybe, Preset, Stamps } from './columns.ts';

export type OrdersType = 'REGISTERED' | 'UNREGISTERED' | 'PROVIDER';

interface Places {
  lockerId: number;
  /** Kept after the parcel has left: where it was. */
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

/** memberId is set for a registered customer; the customer columns for everybody else. */
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
  /** HMAC of the pin code; the code itself is never stored. */
  pinHmac: Maybe<string>;
  /** What terminals check it by while they are out of touch; sealed. */
  pinVerifier: Maybe<string>;
  category: Maybe<string>;
  countryCode: Maybe<string>;
  contentDescription: Maybe<string>;
  costReasonId: Maybe<number>;
  reference: Maybe<string>;
  /** The parcel it was laid in with, where several share one box; that one alone holds the box. */
  withOrdersId: Maybe<number>;
  /** Another live parcel had its number before numbers were unique; it alone may go on so. */
  numberShared: Preset<boolean>;
  /** The terminal's times contradict what is known: no length of stay is reckoned from them. */
  timesDoubtful: Preset<boolean>;
  providerId: Maybe<number>;
  /** When its provider announced it last; null where it did not. */
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
  /** The price before its discount, and the discount in hundredths of a percent; null where none was looked up. */
  listAmountCents: Maybe<number>;
  ratioHundredths: Maybe<number>;
  /** The span a subscription pays for. */
  startTimeUseLocker: Maybe<number>;
  endTimeUseLocker: Maybe<number>;
  creationTime: number;
}
