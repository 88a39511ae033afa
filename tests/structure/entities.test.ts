// The entities as the requirements list them: their fields, and the values of those that have a few.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import { endpointAt } from './documented.ts';
import { fieldsAt, optionsAt } from './entityFields.ts';

const MEMBER = 'GET /api/member/v1/info/{memberId}';
const LOCKER = 'GET /api/locker/v1/locker/info/{lockerId}';
const USER = 'GET /api/user/v1/user/info/{userId}';
const ROLE = 'GET /api/user/v1/role/info/{id}';
const PROVIDER = 'GET /api/user/v1/provider/info/{providerId}';
const AGENT = 'GET /api/user/v1/provider/agent/info/{agentId}';
const PARCEL = 'GET /api/orders/v1/parcel/info/{ordersId}';
const TEMPLATE = 'GET /api/content/v1/info/{templateId}';
const VERSION = 'GET /api/locker/v1/version/info/{lockerVersionId}';
const SAVER = 'GET /api/locker/v1/screen-saver/info/{id}';
const MAIL = 'GET /api/notify/v1/mail/account/default';
const SMS = 'GET /api/notify/v1/sms/account/default';
const DASHBOARD = 'GET /api/locker/v1/dashboard/diagrams';

/** Below a call, and where in it: a title and the fields that the entity has. */
const FIELDS = `
${MEMBER}
  a member has names, a number and addresses (R3.3): memberId username firstName lastName memberNo mobile email address
  a member has a flag beside the status (R3.5): suspendFlag
  a member has two lockers (R3.7): primaryLockerId primaryLockerName secondaryLockerId secondaryLockerName
  a member may prefer accessible doors (R3.9): disabled
  a member is told, subscribed and has a parcel (R3.10): notifyType endTimeUseLocker parcelNumber
${LOCKER}
  a locker has names and a place (R3.11): lockerId lockerName lockerNumber location category longitude latitude zoneId cctvLink sortingCode description
  a locker has an address (R3.12): countryCode blockNo streetNo buildingName postalCode ipsCode addressOnLocker
  a locker has its switches and a telephone (R3.13): smsAuthentication returnFunction output locationTel
  a locker has operating hours (R3.14): operatingHoursStartHour operatingHoursStartMinute operatingHoursEndHour operatingHoursEndMinute
  a locker has a free period (R3.18): freeDays freeHours
  a locker has boxes, orders, sizes and devices (R3.17): boxList ordersList boxTypeCountList deviceList
${LOCKER} boxList
  a box has a name and a type (R3.19): boxId id name boxTypeId
  a box has a place (R3.22): positionX positionY
  a box has its wiring (R3.23): boardNumber portNumber deviceId
  a box has its marks and its expiry (R3.25): skipNumber lockType expiryTime deleteFlag
  a box may be marked as accessible (R3.24): bottomFlag
${LOCKER} ordersList
  an order on a door has its parcel and its times (R3.32): parcelNumber storeTime collectTime parcelType ordersType ordersStatus ordersId boxId expressNumber
${LOCKER} deviceList
  a device has a type and an interface (R3.35): deviceId deviceType version interfaceType interfaceAddress baudRate
${USER}
  a staff user has names, a number and addresses (R3.52): userId roleId username firstName lastName staffNo mobile email
${USER} roles
  the roles of a staff user have a name (R3.54): roleId name
${ROLE}
  a role has a name and a description (R3.57): roleId name description
  a role has its permission codes (R3.59): authoritySet
${PROVIDER}
  a provider has names and a contract (R3.60): providerId providerNumber providerName providerType contractStartTime contractEndTime expirationDays
POST /api/user/v1/provider/update
  a provider is sent with its key (R3.60): requestorKey
${AGENT}
  an agent has a provider and a time (R3.62): agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd
${PARCEL}
  a parcel has proof of its delivery (R3.65): podName podCollector podSignatureFileId
  a parcel has four expiry times (R3.66): expiryTime extraExpiryTime warehouseExpiryTime standardExpiryTime
  a parcel has the times of its events (R3.67): storeTime collectTime bookTime cancelTime
  a parcel has who laid it in (R3.69): storeUsername storeUserType storeOtpMobile
  a parcel has who took it out (R3.70): collectUsername collectUserMobile collectUserType
  a parcel has who reserved its door (R3.71): reservedUsername
  a parcel has its customer (R3.72): memberName customerMobile customerMail
  a parcel has its content (R3.73): category contentDescription
  a parcel has its amounts (R3.74): amount ordersAmount codAmount dtAmount codAmountPayable dtAmountPayable
  a parcel has its payments and its provider (R3.75): paymentHistoryList providerId providerNumber providerName
  a parcel has numbers, a status, a type and a pay status (R3.63): ordersId parcelNumber bookNumber ordersStatus parcelType payStatus
  a parcel has its place (R3.64): lockerNumber lockerName boxName
  a parcel has a PIN (R3.68): pinCode
${VERSION}
  a locker version has a name, times and a file (R3.38): lockerVersionName lockerVersionUpgradeTime lockerVersionFailureTime lockerVersionDescription lockerVersionFileId creationTime lastUpdatedTime
POST /api/locker/v1/version/create
  a locker version is made for lockers (R3.38): lockerIds
${VERSION} lockerVersionTaskList
  the tasks of a version have a status (R3.39): lockerVersionStatus
GET /api/locker/v1/log/query content
  a line of a log has a time and a locker (R3.40): creationTime lockerId
${SAVER}
  a screen saver has texts and a time (R3.41): screenSaverId name description notice pictureSwitchingTime
${SAVER} lockerList
  the lockers of a screen saver are checked or not (R3.43): checked
GET /api/parcelCategory/v1/info/{id}
  a parcel category has its prefix and its mail class (R3.45): parcelCategoryId ex category mailClass loginType
${TEMPLATE}
  a template has an event, texts and placeholders (R3.47): templateId templateEvent templateDescription templateTitle templateContent placeholderList
${MAIL}
  a mail account has a server, a sender and a copy (R3.50): mailAccountId smtpServerUrl smtpServerPort username password senderName senderEmail domain bccEmail enableFlag
${SMS}
  an SMS account has an address and a key (R3.51): smsAccountId url apiKey encoding senderId
${DASHBOARD}
  the dashboard has counts of 48 hours (R3.86): bookedIn48Hrs depositedIn48Hrs collectedIn48Hrs postIn48Hrs alertsIn48Hrs
${DASHBOARD} lockerPreferredCountList
  the dashboard has preferred lockers (R3.89): lockerName primaryCount secondaryCount
${DASHBOARD} lockerDiagramsList
  the dashboard has boxes and occupied ones (R3.90): lockerName totalBoxCount occupiedBoxCount
GET /api/report/v1/lockersUsageSum
  sums of locker usage (R3.93): totalCount courier member memberFinished expired
`;

/** Below a call: a title, a field of the entity and its values. */
const OPTIONS = `
${MEMBER}
  the status of a member (R3.4): memberStatus ACTIVE INACTIVE SUSPEND
  the payment scheme of a member (R3.6): paymentScheme PER_USE MONTHLY QUARTERLY YEARLY
${LOCKER}
  the situation of a locker (R3.15): lockerSituation ONLINE OFFLINE EXCEPTION
  the status of a locker (R3.16): lockerStatus ENABLE DISABLE
  the status of a box (R3.20): boxList.status AVAILABLE OCCUPIED RESERVED LOCKED FLAGGED EXPIRED
  the interface of a device (R3.37): deviceList.interfaceType COM NET
${TEMPLATE}
  the type of a template (R3.48): templateType SMS MAIL
  the status of a template (R3.49, R4.17): templateStatus ENABLE DISABLE
${ROLE}
  the login type of a role (R3.58): loginType BACKEND TERMINAL
${USER}
  the status of a staff user (R3.56): userStatus ACTIVE LOCKED
${PROVIDER}
  the status of a provider (R3.61): providerStatus ACTIVE LOCKED
POST /api/orders/v1/parcel/reserve
  the type of a reserved parcel (R7.77): parcelType DEPOSIT_PARCEL
`;

/** The lines of a table, each with the call it stands below. */
function linesOf(table: string) {
  let call = '';
  return table.split('\n').flatMap((line) => {
    const [title = '', names] = line.trim().split(': ');
    if (names === undefined) call = title;
    const [method, path, place = ''] = call.split(' ');
    return names === undefined
      ? []
      : { title, address: `${method} ${path}`, place, names: names.split(' ') };
  });
}

const reportRows = Object.values(allEndpoints)
  .filter(({ method, path }) => method === 'GET' && /^\/api\/report\/v1\/\w+Query$/.test(path))
  .flatMap(({ path }) => fieldsAt(`GET ${path}`, 'content'));

describe('Entities', () => {
  test.each(linesOf(FIELDS))('$title', ({ address, place, names }) => {
    expect(fieldsAt(address, place)).toEqual(expect.arrayContaining(names));
  });

  test.each(linesOf(OPTIONS))('$title', ({ address, names: [place = '', ...values] }) => {
    expect(optionsAt(address, place).toSorted()).toEqual(values.toSorted());
  });

  test('the validity of staff is sent in epoch times (R7.17, R9.35)', () => {
    const { input } = endpointAt('POST /api/user/v1/staff/create')!;
    const { startTime, endTime } = (input as z.ZodObject).shape as Record<string, z.ZodType>;
    for (const time of [startTime, endTime]) {
      expect(time?.safeParse(Date.UTC(2026, 0, 1)).success).toBe(true);
      expect(time?.safeParse('2026-01-01').success).toBe(false);
    }
  });

  test('rows of reports have their times (R3.91)', () => {
    const times =
      'bookTime payTime startTimeUseLocker endTimeUseLocker callingTime paymentTime expiredTime';
    expect(reportRows).toEqual(expect.arrayContaining(times.split(' ')));
  });

  test('rows of reports have amounts and incomes (R3.92)', () => {
    const amounts = 'amount paymentScheme currentYearIncome nextYearIncome';
    expect(reportRows).toEqual(expect.arrayContaining(amounts.split(' ')));
  });
});
