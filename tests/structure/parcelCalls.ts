// The calls of parcels, orders and customers as the specification documents them.
import type { Group } from './documented.ts';

const PARCELS = `
GET /api/orders/v1/orders/query: page, size, sort, bookNumber, boxTypeId, lockerNumber.
GET /api/orders/v1/parcel/query: page, size, sort, parcelNumber, lockerName, lockerId, ordersStatus, startTime, endTime, parcelType, payStatus, mobile, timeQueryType, memberName; GET /parcel/info/{ordersId}.
POST /api/orders/v1/parcel/reserve {lockerId, memberId, boxTypeName, parcelType (DEPOSIT_PARCEL), boxId, parcelNumber, costReasonId, price, reference, category, countryCode}.
POST /api/orders/v1/unregistered/parcel/reserve {lockerId, boxTypeName, parcelType, boxId, parcelNumber, category, countryCode, memberMail, memberAreaCode, memberMobile}.
POST /api/orders/v1/change-parcelNumber {ordersId, parcelNumber}; POST /change-expiryTime {ordersId, expiryTime epoch}; POST /parcel/reserve/cancel {ordersId}; POST /parcel/resetSendPin {ordersId}; POST /parcel/warehouse/status {parcelNumber, location, status}; GET /parcel/export/CSV and /XLSX with filters in query string; POST /api/orders/v1/holiday/upload (file).
GET /api/costReason/v1/query.
GET /api/parcelCategory/v1/getCategory/{parcelNumber} (category); GET /parcelCategory/v1/query (page, size, ex); GET /info/{id} (ex, category, mailClass); POST /create and /update {ex, category, mailClass, parcelCategoryId on update}; POST /delete {parcelCategoryId}.`;

/** A parcel order (R3.63), and what a provider is called by. */
const PARCEL_ORDER =
  'ordersId parcelNumber bookNumber ordersStatus parcelType payStatus lockerNumber lockerName boxName podName podCollector podSignatureFileId expiryTime extraExpiryTime warehouseExpiryTime standardExpiryTime storeTime collectTime bookTime cancelTime pinCode storeUsername storeUserType storeOtpMobile collectUsername collectUserMobile collectUserType reservedUsername memberName customerMobile customerMail category contentDescription amount ordersAmount codAmount dtAmount codAmountPayable dtAmountPayable paymentHistoryList providerId providerNumber providerName';
const PARCEL_FILTERS =
  'parcelNumber lockerName lockerId ordersStatus startTime endTime parcelType payStatus mobile timeQueryType memberName';
const BOOKED = 'lockerId boxTypeName parcelType boxId parcelNumber category countryCode';
const PAGE = 'content totalPages totalElements';

const orders = (rest: string) => `/api/orders/v1/${rest}`;
const category = (rest: string) => `/api/parcelCategory/v1/${rest}`;

export const parcelCalls: Group = [
  PARCELS,
  {
    [`GET ${orders('orders/query')}`]: {
      takes: 'page size sort bookNumber boxTypeId lockerNumber',
      answers: PAGE,
      rows: 'bookNumber bookedTime collectedTime boxTypeId lockerNumber',
    },
    [`GET ${orders('parcel/query')}`]: { takes: `page size sort ${PARCEL_FILTERS}`, answers: PAGE },
    [`GET ${orders('parcel/info/{ordersId}')}`]: { answers: PARCEL_ORDER },
    [`POST ${orders('parcel/reserve')}`]: {
      takes: `${BOOKED} memberId costReasonId price reference`,
    },
    [`POST ${orders('unregistered/parcel/reserve')}`]: {
      takes: `${BOOKED} memberMail memberAreaCode memberMobile`,
    },
    [`POST ${orders('change-parcelNumber')}`]: { takes: 'ordersId parcelNumber' },
    [`POST ${orders('change-expiryTime')}`]: { takes: 'ordersId expiryTime' },
    [`POST ${orders('parcel/reserve/cancel')}`]: { takes: 'ordersId' },
    [`POST ${orders('parcel/resetSendPin')}`]: { takes: 'ordersId' },
    [`POST ${orders('parcel/warehouse/status')}`]: { takes: 'parcelNumber location status' },
    [`GET ${orders('parcel/export/CSV')}`]: { takes: PARCEL_FILTERS, gives: 'file' },
    [`GET ${orders('parcel/export/XLSX')}`]: { takes: PARCEL_FILTERS, gives: 'file' },
    [`POST ${orders('holiday/upload')}`]: { sends: 'file' },
    'GET /api/costReason/v1/query': {},
    [`GET ${category('getCategory/{parcelNumber}')}`]: { answers: 'category' },
    [`GET ${category('query')}`]: { takes: 'page size ex', answers: PAGE },
    [`GET ${category('info/{id}')}`]: { answers: 'ex category mailClass' },
    [`POST ${category('create')}`]: { takes: 'ex category mailClass' },
    [`POST ${category('update')}`]: { takes: 'ex category mailClass parcelCategoryId' },
    [`POST ${category('delete')}`]: { takes: 'parcelCategoryId' },
  },
];

const MEMBERS = `
GET /api/member/v1/info/{memberId}; GET /member/v1/query (page, size, sort, username, mobile, memberNo, email, memberStatus, address, firstLastName, suspendFlag); autocomplete GET memberNameQuery (username), memberFirstLastQuery (firstLastName), memberMobileQuery (mobile).
POST /api/member/v1/changeSuspend {memberId, suspendFlag}; POST /change-memberStatus {memberId, userStatus}; POST /super/resetMobile {memberId, mobile}; POST /deleteMember {memberId}.
GET /api/member/v1/export/customerCsv and /export/customer (XLSX), filters in query string, browser download.
GET /api/report/v1/member/pay/{memberId}: page, size -> content (paymentScheme, amount).`;

const FILTERS = 'username mobile memberNo email memberStatus address firstLastName suspendFlag';

export const memberCalls: Group = [
  MEMBERS,
  {
    'GET /api/member/v1/info/{memberId}': {
      answers:
        'memberId username firstName lastName memberNo mobile email address memberStatus suspendFlag paymentScheme primaryLockerId secondaryLockerId primaryLockerName secondaryLockerName primaryLocker secondaryLocker disabled notifyType endTimeUseLocker parcelNumber',
    },
    'GET /api/member/v1/query': {
      takes: `page size sort ${FILTERS}`,
      answers: PAGE,
    },
    'GET /api/member/v1/memberNameQuery': { takes: 'username' },
    'GET /api/member/v1/memberFirstLastQuery': { takes: 'firstLastName' },
    'GET /api/member/v1/memberMobileQuery': { takes: 'mobile' },
    'POST /api/member/v1/changeSuspend': { takes: 'memberId suspendFlag' },
    'POST /api/member/v1/change-memberStatus': { takes: 'memberId userStatus' },
    'POST /api/member/v1/super/resetMobile': { takes: 'memberId mobile' },
    'POST /api/member/v1/deleteMember': { takes: 'memberId' },
    'GET /api/member/v1/export/customerCsv': { takes: FILTERS, gives: 'file' },
    'GET /api/member/v1/export/customer': { takes: FILTERS, gives: 'file' },
    'GET /api/report/v1/member/pay/{memberId}': { takes: 'page size', answers: PAGE },
  },
];
