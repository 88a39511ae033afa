// The calls of parcels, orders and customers, as R7 documents them.
import { answers, file, pages, takes, type Group } from './documented.ts';

/** A parcel order (R3.63), and what a provider is called by. */
const PARCEL_ORDER =
  'ordersId parcelNumber bookNumber ordersStatus parcelType payStatus lockerNumber lockerName boxName podName podCollector podSignatureFileId expiryTime extraExpiryTime warehouseExpiryTime standardExpiryTime storeTime collectTime bookTime cancelTime pinCode storeUsername storeUserType storeOtpMobile collectUsername collectUserMobile collectUserType reservedUsername memberName customerMobile customerMail category contentDescription amount ordersAmount codAmount dtAmount codAmountPayable dtAmountPayable paymentHistoryList providerId providerNumber providerName';
const PARCEL_FILTERS =
  'parcelNumber lockerName lockerId ordersStatus startTime endTime parcelType payStatus mobile timeQueryType memberName';
const BOOKED = 'lockerId boxTypeName parcelType boxId parcelNumber category countryCode';

const orders = (rest: string) => `/api/orders/v1/${rest}`;
const category = (rest: string) => `/api/parcelCategory/v1/${rest}`;

export const parcelCalls: Group = {
  [`GET ${orders('orders/query')}`]: pages(
    'R7.73',
    'page size sort bookNumber boxTypeId lockerNumber',
    'bookNumber bookedTime collectedTime boxTypeId lockerNumber',
  ),
  [`GET ${orders('parcel/query')}`]: pages('R7.74', `page size sort ${PARCEL_FILTERS}`),
  [`GET ${orders('parcel/info/{ordersId}')}`]: answers('R7.75', PARCEL_ORDER),
  [`POST ${orders('parcel/reserve')}`]: takes(
    'R7.76',
    `${BOOKED} memberId costReasonId price reference`,
  ),
  [`POST ${orders('unregistered/parcel/reserve')}`]: takes(
    'R7.78',
    `${BOOKED} memberMail memberAreaCode memberMobile`,
  ),
  [`POST ${orders('change-parcelNumber')}`]: takes('R7.79', 'ordersId parcelNumber'),
  [`POST ${orders('change-expiryTime')}`]: takes('R7.80', 'ordersId expiryTime'),
  [`POST ${orders('parcel/reserve/cancel')}`]: takes('R7.81', 'ordersId'),
  [`POST ${orders('parcel/resetSendPin')}`]: takes('R7.82', 'ordersId'),
  [`POST ${orders('parcel/warehouse/status')}`]: takes('R7.83', 'parcelNumber location status'),
  [`GET ${orders('parcel/export/CSV')}`]: file('R7.84', PARCEL_FILTERS),
  [`GET ${orders('parcel/export/XLSX')}`]: file('R7.84', PARCEL_FILTERS),
  [`POST ${orders('holiday/upload')}`]: { proves: 'R7.85', sends: 'file' },
  'GET /api/costReason/v1/query': {},
  [`GET ${category('getCategory/{parcelNumber}')}`]: answers('R7.87', 'category'),
  [`GET ${category('query')}`]: pages('R7.88', 'page size ex'),
  [`GET ${category('info/{id}')}`]: answers('R7.89', 'ex category mailClass'),
  [`POST ${category('create')}`]: takes('R7.90', 'ex category mailClass'),
  [`POST ${category('update')}`]: takes('R7.90', 'ex category mailClass parcelCategoryId'),
  [`POST ${category('delete')}`]: takes('R7.91', 'parcelCategoryId'),
};

const FILTERS = 'username mobile memberNo email memberStatus address firstLastName suspendFlag';

export const memberCalls: Group = {
  'GET /api/member/v1/info/{memberId}': answers(
    'R7.92',
    'memberId username firstName lastName memberNo mobile email address memberStatus suspendFlag paymentScheme primaryLockerId secondaryLockerId primaryLockerName secondaryLockerName primaryLocker secondaryLocker disabled notifyType endTimeUseLocker parcelNumber',
  ),
  'GET /api/member/v1/query': pages('R7.93', `page size sort ${FILTERS}`),
  'GET /api/member/v1/memberNameQuery': takes('R7.94', 'username'),
  'GET /api/member/v1/memberFirstLastQuery': takes('R7.95', 'firstLastName'),
  'GET /api/member/v1/memberMobileQuery': takes('R7.96', 'mobile'),
  'POST /api/member/v1/changeSuspend': takes('R7.97', 'memberId suspendFlag'),
  'POST /api/member/v1/change-memberStatus': takes('R7.98', 'memberId userStatus'),
  'POST /api/member/v1/super/resetMobile': takes('R7.99', 'memberId mobile'),
  'POST /api/member/v1/deleteMember': takes('R7.100', 'memberId'),
  'GET /api/member/v1/export/customerCsv': file('R7.101', FILTERS),
  'GET /api/member/v1/export/customer': file('R7.101', FILTERS),
  'GET /api/report/v1/member/pay/{memberId}': pages('R7.102', 'page size'),
};
