// Parcels (orders on the wire): list, read and export. Their actions are in parcelActions.ts.
import { z } from 'zod';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import {
  LAID_IN_AS,
  PARCEL_STATUSES,
  PARCEL_TYPES,
  PAY_STATUSES,
  TIME_QUERY_TYPES,
} from '../../domain/parcels/parcels.ts';
import { announced } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { boxTypeId, extension, id, money, reference, search, time } from '../scalars.ts';

const root = '/api/orders/v1/parcel';
const view = asking('PARCEL_VIEW');
const exporting = asking('PARCEL_EXPORT');

const ordersId = { ordersId: id };

/** A parcel in the list. */
export const parcelRow = z.object({
  ...ordersId,
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  parcelType: z.enum(PARCEL_TYPES),
  payStatus: z.enum(PAY_STATUSES),
  /** Not in the specification: whether it costs nothing, so that nothing was ever due. */
  nothingDue: extension(z.boolean().optional()),
  lockerId: reference('lockers'),
  lockerNumber: z.string(),
  lockerName: z.string(),
  boxId: id.nullable(),
  boxName: z.string().nullable(),
  boxTypeId: boxTypeId.nullable(),
  memberId: id.nullable(),
  memberName: z.string().nullable(),
  customerMobile: z.string().nullable(),
  bookTime: time.nullable(),
  storeTime: time.nullable(),
  collectTime: time.nullable(),
  expiryTime: time.nullable(),
  creationTime: time.optional(),
  lastUpdatedTime: time,
});

export type ParcelRow = z.input<typeof parcelRow>;

const amount = money.nullable();

/** One payment for a parcel. */
export const parcelPayment = z.object({
  paymentId: extension(id.optional()),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: extension(z.enum(PAY_STATUSES).optional()),
  payTime: extension(time.optional()),
});

/** A parcel in full (R3.63, R3.64, R3.65, R3.66, R3.67). */
export const parcelInfo = z.object({
  ...parcelRow.omit({ nothingDue: true }).shape,
  /** Not in the specification: parcels deposited together share a box. */
  withOrdersId: extension(id.nullable().optional()),
  expressNumber: z.string().nullable().optional(),
  ordersType: z.enum(['REGISTERED', 'UNREGISTERED', 'PROVIDER']).optional(),
  location: z.string().nullable().optional(),
  boxTypeName: z.string().nullable().optional(),
  podName: z.string().nullable(),
  podCollector: z.string().nullable(),
  podSignatureFileId: z.string().nullable(),
  extraExpiryTime: time.nullable(),
  warehouseExpiryTime: time.nullable(),
  standardExpiryTime: time.nullable(),
  cancelTime: time.nullable(),
  /** Masked. */
  pinCode: z.string(),
  storeUsername: z.string().nullable(),
  storeUserType: z.string().nullable(),
  storeOtpMobile: z.string().nullable(),
  collectUsername: z.string().nullable(),
  collectUserMobile: z.string().nullable(),
  collectUserType: z.string().nullable(),
  reservedUsername: z.string().nullable(),
  customerMail: z.string().nullable(),
  category: z.string().nullable(),
  countryCode: z.string().nullable().optional(),
  contentDescription: z.string().nullable(),
  reference: z.string().nullable().optional(),
  warehouseLocation: extension(z.string().nullable().optional()),
  amount,
  ordersAmount: amount,
  codAmount: amount,
  dtAmount: amount,
  codAmountPayable: amount,
  dtAmountPayable: amount,
  paymentHistoryList: z.array(parcelPayment),
  providerId: id.nullable(),
  providerNumber: z.string().nullable(),
  providerName: z.string().nullable(),
  agentName: z.string().nullable().optional(),
});

export type ParcelInfo = z.input<typeof parcelInfo>;

const filters = {
  /** Prefix of a number. */
  parcelNumber: search,
  lockerName: search,
  lockerId: reference('lockers').optional(),
  ordersStatus: z.enum(PARCEL_STATUSES).optional(),
  parcelType: z.enum(PARCEL_TYPES).optional(),
  payStatus: z.enum(PAY_STATUSES).optional(),
  /** Prefix of the customer's number; exact match for users without access to personal data. */
  mobile: search,
  memberName: search,
  /** Not in the specification: parcels of one customer. */
  memberId: announced('parcels-of-member', reference('members').optional()),
  /** Not in the specification: counted as deposited or as posted. */
  laidInAs: announced('parcels-laid-in', z.enum(LAID_IN_AS).optional()),
  /** The time that startTime and endTime filter by; the booking time by default. */
  timeQueryType: z.enum(TIME_QUERY_TYPES).optional(),
  startTime: time.optional(),
  endTime: time.optional(),
};

const list = view.listing(`${root}/query`, filters, parcelRow, [
  'parcelNumber',
  'ordersStatus',
  'bookTime',
  'storeTime',
  'collectTime',
  'expiryTime',
  'lastUpdatedTime',
]);

const exported = { ...filters, sort: list.input.shape.sort };

export const parcels = collection({
  id: 'ordersId',
  list,
  one: view.get(`${root}/info/:ordersId`, ordersId, parcelInfo),
  exportCsv: exporting.file(`${root}/export/CSV`, exported),
  exportXlsx: exporting.file(`${root}/export/XLSX`, exported),
});
