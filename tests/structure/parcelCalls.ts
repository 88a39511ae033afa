// The calls of parcels, orders and customers, as R7 documents them.
import type { Group } from './documented.ts';

/** A parcel order (R3.63), and what a provider is called by. */
const PARCEL_ORDER =
  'ordersId parcelNumber bookNumber ordersStatus parcelType payStatus lockerNumber lockerName boxName podName podCollector podSignatureFileId expiryTime extraExpiryTime warehouseExpiryTime standardExpiryTime storeTime collectTime bookTime cancelTime pinCode storeUsername storeUserType storeOtpMobile collectUsername collectUserMobile collectUserType reservedUsername memberName customerMobile customerMail category contentDescription amount ordersAmount codAmount dtAmount codAmountPayable dtAmountPayable paymentHistoryList providerId providerNumber providerName';
const PARCEL_FILTERS =
  'parcelNumber lockerName lockerId ordersStatus startTime endTime parcelType payStatus mobile timeQueryType memberName';
const BOOKED = 'lockerId boxTypeName parcelType boxId parcelNumber category countryCode';
const PAGE = 'content totalPages totalElements';

const orders = (rest: string) => `/api/orders/v1/${rest}`;
const category = (rest: string) => `/api/parcelCategory/v1/${rest}`;

export const parcelCalls: Group = {
  [`GET ${orders('orders/query')}`]: {
    proves: 'R7.73',
    takes: 'page size sort bookNumber boxTypeId lockerNumber',
    answers: PAGE,
    rows: 'bookNumber bookedTime collectedTime boxTypeId lockerNumber',
  },
  [`GET ${orders('parcel/query')}`]: {
    proves: 'R7.74',
    takes: `page size sort ${PARCEL_FILTERS}`,
    answers: PAGE,
  },
  [`GET ${orders('parcel/info/{ordersId}')}`]: { proves: 'R7.75', answers: PARCEL_ORDER },
  [`POST ${orders('parcel/reserve')}`]: {
    proves: 'R7.76',
    takes: `${BOOKED} memberId costReasonId price reference`,
  },
  [`POST ${orders('unregistered/parcel/reserve')}`]: {
    proves: 'R7.78',
    takes: `${BOOKED} memberMail memberAreaCode memberMobile`,
  },
  [`POST ${orders('change-parcelNumber')}`]: { proves: 'R7.79', takes: 'ordersId parcelNumber' },
  [`POST ${orders('change-expiryTime')}`]: { proves: 'R7.80', takes: 'ordersId expiryTime' },
  [`POST ${orders('parcel/reserve/cancel')}`]: { proves: 'R7.81', takes: 'ordersId' },
  [`POST ${orders('parcel/resetSendPin')}`]: { proves: 'R7.82', takes: 'ordersId' },
  [`POST ${orders('parcel/warehouse/status')}`]: {
    proves: 'R7.83',
    takes: 'parcelNumber location status',
  },
  [`GET ${orders('parcel/export/CSV')}`]: { proves: 'R7.84', takes: PARCEL_FILTERS, gives: 'file' },
  [`GET ${orders('parcel/export/XLSX')}`]: {
    proves: 'R7.84',
    takes: PARCEL_FILTERS,
    gives: 'file',
  },
  [`POST ${orders('holiday/upload')}`]: { proves: 'R7.85', sends: 'file' },
  'GET /api/costReason/v1/query': {},
  [`GET ${category('getCategory/{parcelNumber}')}`]: { proves: 'R7.87', answers: 'category' },
  [`GET ${category('query')}`]: { proves: 'R7.88', takes: 'page size ex', answers: PAGE },
  [`GET ${category('info/{id}')}`]: { proves: 'R7.89', answers: 'ex category mailClass' },
  [`POST ${category('create')}`]: { proves: 'R7.90', takes: 'ex category mailClass' },
  [`POST ${category('update')}`]: {
    proves: 'R7.90',
    takes: 'ex category mailClass parcelCategoryId',
  },
  [`POST ${category('delete')}`]: { proves: 'R7.91', takes: 'parcelCategoryId' },
};

const FILTERS = 'username mobile memberNo email memberStatus address firstLastName suspendFlag';

export const memberCalls: Group = {
  'GET /api/member/v1/info/{memberId}': {
    proves: 'R7.92',
    answers:
      'memberId username firstName lastName memberNo mobile email address memberStatus suspendFlag paymentScheme primaryLockerId secondaryLockerId primaryLockerName secondaryLockerName primaryLocker secondaryLocker disabled notifyType endTimeUseLocker parcelNumber',
  },
  'GET /api/member/v1/query': {
    proves: 'R7.93',
    takes: `page size sort ${FILTERS}`,
    answers: PAGE,
  },
  'GET /api/member/v1/memberNameQuery': { proves: 'R7.94', takes: 'username' },
  'GET /api/member/v1/memberFirstLastQuery': { proves: 'R7.95', takes: 'firstLastName' },
  'GET /api/member/v1/memberMobileQuery': { proves: 'R7.96', takes: 'mobile' },
  'POST /api/member/v1/changeSuspend': { proves: 'R7.97', takes: 'memberId suspendFlag' },
  'POST /api/member/v1/change-memberStatus': { proves: 'R7.98', takes: 'memberId userStatus' },
  'POST /api/member/v1/super/resetMobile': { proves: 'R7.99', takes: 'memberId mobile' },
  'POST /api/member/v1/deleteMember': { proves: 'R7.100', takes: 'memberId' },
  'GET /api/member/v1/export/customerCsv': { proves: 'R7.101', takes: FILTERS, gives: 'file' },
  'GET /api/member/v1/export/customer': { proves: 'R7.101', takes: FILTERS, gives: 'file' },
  'GET /api/report/v1/member/pay/{memberId}': {
    proves: 'R7.102',
    takes: 'page size',
    answers: PAGE,
  },
};
