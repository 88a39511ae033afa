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

/** A title, the call that answers the entity (or takes it), where it stands in that, and its fields. */
const FIELDS: readonly (readonly [title: string, address: string, path: string, names: string])[] =
  [
    [
      'a member has names, a number and addresses (R3.3)',
      MEMBER,
      '',
      'memberId username firstName lastName memberNo mobile email address',
    ],
    [
      'a member has two lockers (R3.7)',
      MEMBER,
      '',
      'primaryLockerId primaryLockerName secondaryLockerId secondaryLockerName',
    ],
    ['a member may prefer accessible doors (R3.9)', MEMBER, '', 'disabled'],
    [
      'a member is told, subscribed and has a parcel (R3.10)',
      MEMBER,
      '',
      'notifyType endTimeUseLocker parcelNumber',
    ],
    [
      'a locker has names and a place (R3.11)',
      LOCKER,
      '',
      'lockerId lockerName lockerNumber location category longitude latitude zoneId cctvLink sortingCode description',
    ],
    [
      'a locker has an address (R3.12)',
      LOCKER,
      '',
      'countryCode blockNo streetNo buildingName postalCode ipsCode addressOnLocker',
    ],
    [
      'a locker has its switches and a telephone (R3.13)',
      LOCKER,
      '',
      'smsAuthentication returnFunction output locationTel',
    ],
    [
      'a locker has operating hours (R3.14)',
      LOCKER,
      '',
      'operatingHoursStartHour operatingHoursStartMinute operatingHoursEndHour operatingHoursEndMinute',
    ],
    ['a locker has a free period (R3.18)', LOCKER, '', 'freeDays freeHours'],
    ['a box has a name and a type (R3.19)', LOCKER, 'boxList', 'boxId id name boxTypeId'],
    ['a box has a place (R3.22)', LOCKER, 'boxList', 'positionX positionY'],
    ['a box has its wiring (R3.23)', LOCKER, 'boxList', 'boardNumber portNumber deviceId'],
    [
      'a box has its marks and its expiry (R3.25)',
      LOCKER,
      'boxList',
      'skipNumber lockType expiryTime deleteFlag',
    ],
    [
      'an order on a door has its parcel and its times (R3.32)',
      LOCKER,
      'ordersList',
      'parcelNumber storeTime collectTime parcelType ordersType ordersStatus ordersId boxId expressNumber',
    ],
    [
      'a device has a type and an interface (R3.35)',
      LOCKER,
      'deviceList',
      'deviceId deviceType version interfaceType interfaceAddress baudRate',
    ],
    [
      'a staff user has names, a number and addresses (R3.52)',
      USER,
      '',
      'userId roleId username firstName lastName staffNo mobile email',
    ],
    ['the roles of a staff user have a name (R3.54)', USER, 'roles', 'roleId name'],
    ['a role has a name and a description (R3.57)', ROLE, '', 'roleId name description'],
    ['a role has its permission codes (R3.59)', ROLE, '', 'authoritySet'],
    [
      'a provider has names and a contract (R3.60)',
      PROVIDER,
      '',
      'providerId providerNumber providerName providerType contractStartTime contractEndTime expirationDays',
    ],
    [
      'a provider is sent with its key (R3.60)',
      'POST /api/user/v1/provider/update',
      '',
      'requestorKey',
    ],
    [
      'an agent has a provider and a time (R3.62)',
      AGENT,
      '',
      'agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd',
    ],
    [
      'a parcel has proof of its delivery (R3.65)',
      PARCEL,
      '',
      'podName podCollector podSignatureFileId',
    ],
    [
      'a parcel has four expiry times (R3.66)',
      PARCEL,
      '',
      'expiryTime extraExpiryTime warehouseExpiryTime standardExpiryTime',
    ],
    [
      'a parcel has the times of its events (R3.67)',
      PARCEL,
      '',
      'storeTime collectTime bookTime cancelTime',
    ],
    [
      'a parcel has who laid it in (R3.69)',
      PARCEL,
      '',
      'storeUsername storeUserType storeOtpMobile',
    ],
    [
      'a parcel has who took it out (R3.70)',
      PARCEL,
      '',
      'collectUsername collectUserMobile collectUserType',
    ],
    ['a parcel has who reserved its door (R3.71)', PARCEL, '', 'reservedUsername'],
    ['a parcel has its customer (R3.72)', PARCEL, '', 'memberName customerMobile customerMail'],
    ['a parcel has its content (R3.73)', PARCEL, '', 'category contentDescription'],
    [
      'a parcel has its amounts (R3.74)',
      PARCEL,
      '',
      'amount ordersAmount codAmount dtAmount codAmountPayable dtAmountPayable',
    ],
    [
      'a parcel has its payments and its provider (R3.75)',
      PARCEL,
      '',
      'paymentHistoryList providerId providerNumber providerName',
    ],
    [
      'sums of locker usage (R3.93)',
      'GET /api/report/v1/lockersUsageSum',
      '',
      'totalCount courier member memberFinished expired',
    ],
  ];

const OPTIONS: readonly (readonly [
  title: string,
  address: string,
  path: string,
  values: string,
])[] = [
  ['the status of a member (R3.4)', MEMBER, 'memberStatus', 'ACTIVE INACTIVE SUSPEND'],
  [
    'the payment scheme of a member (R3.6)',
    MEMBER,
    'paymentScheme',
    'PER_USE MONTHLY QUARTERLY YEARLY',
  ],
  ['the status of a template (R3.49, R4.17)', TEMPLATE, 'templateStatus', 'ENABLE DISABLE'],
  ['the status of a staff user (R3.56)', USER, 'userStatus', 'ACTIVE LOCKED'],
  ['the status of a provider (R3.61)', PROVIDER, 'providerStatus', 'ACTIVE LOCKED'],
  [
    'the type of a reserved parcel (R7.77)',
    'POST /api/orders/v1/parcel/reserve',
    'parcelType',
    'DEPOSIT_PARCEL',
  ],
];

const reportRows = Object.values(allEndpoints)
  .filter(({ method, path }) => method === 'GET' && /^\/api\/report\/v1\/\w+Query$/.test(path))
  .flatMap(({ path }) => fieldsAt(`GET ${path}`, 'content'));

describe('Entities', () => {
  test.each(FIELDS)('%s', (_title, address, path, names) => {
    expect(fieldsAt(address, path)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  test.each(OPTIONS)('%s', (_title, address, path, values) => {
    expect(optionsAt(address, path).toSorted()).toEqual(values.split(' ').toSorted());
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
