// The calls of the locker estate as the specification documents them: each is in the contract, with its inputs and answers.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

/** What section 7 says, word by word; the addresses below are read against it. */
const LOCKERS = `
GET /api/locker/v1/locker/info/{lockerId} -> boxList, ordersList, boxTypeCountList, deviceList and locker fields.
GET /api/locker/v1/locker/query: page, size, sort, companyName, lockerName, lockerNumber, location, category, postalCode, sortingCode, lockerId; GET /locker/query/all (content); GET /locker/query/name (lockerName autocomplete, returns lockerId, lockerName).
GET /api/locker/v1/locker/check/name/{name} (optional lockerId) -> result (0 means taken).
POST /api/locker/v1/locker/create and /update (locker body with boxList and deviceList; response lockerId means success). POST /locker/status/update {lockerId, lockerStatus}. GET /locker/export/CSV and /XLSX (lockerName, location, lockerId).
POST /api/locker/v1/box/status/available/{boxId}, /box/status/lock/{boxId}, /box/status/bottom/{boxId}: no body. POST /api/locker/v1/box/remote-open {boxId} -> taskId. GET /api/locker/v1/message/info/{taskId} -> taskStatus (SUCCESS or FAILED).
POST /api/locker/v1/log/request/{lockerId}; GET /log/query: page, size, sort, lockerId, startTime, endTime (epoch ms) -> content, totalPages, totalElements.
GET /api/locker/v1/box-type/query (list of name, length, width, height, boxTypeId); POST /api/locker/v1/boxType/update {boxTypeList of name, length, width, height, boxTypeId}.
GET /api/locker/v1/dashboard/diagrams.
GET /api/locker/v1/alert/notify/map; POST /alert/notify/map/update; GET /alert/export/report/network.
GET /api/locker/v1/setting/map; POST /setting/map/update (also {FREE_STORE_TIME}); GET /setting/getLockerSettingByExpired -> settingValue, settingKey.`;
const SCREENS = `
GET /api/locker/v1/screen-saver/query: page, size, sort, name; GET /screen-saver/locker/list; GET /screen-saver/info/{id}; POST /screen-saver/create {name, description, fileId[], lockerId[], notice, pictureSwitchingTime}; POST /screen-saver/update (same plus screenSaverId); POST /screen-saver/upload-image (chunked, form field screenSaverId).
GET /api/locker/v1/contact/list; POST /contact/update (list); GET /tips/list; POST /tips/update (list).`;
const VERSIONS = `
GET /api/locker/v1/version/query (page, size, sort, lockerVersionName); GET /version/info/{lockerVersionId}; GET /version/locker/list; POST /version/file/upload (file; result is file id); POST /version/create {lockerVersionName, lockerVersionUpgradeTime, lockerVersionFailureTime, lockerVersionDescription, lockerVersionFileId, lockerIds}; POST /version/task/cancel/{taskId}; POST /version/cancel/{lockerVersionId}.`;
const FILES = `
GET /api/file/v1/download/{fileId}; GET /api/file/v1/preview/{fileId}.`;
const HOLIDAYS = `POST /api/orders/v1/holiday/upload (file).`;
const MEMBERS = `
GET /api/member/v1/info/{memberId}; GET /member/v1/query (page, size, sort, username, mobile, memberNo, email, memberStatus, address, firstLastName, suspendFlag); autocomplete GET memberNameQuery (username), memberFirstLastQuery (firstLastName), memberMobileQuery (mobile).
POST /api/member/v1/changeSuspend {memberId, suspendFlag}; POST /change-memberStatus {memberId, userStatus}; POST /super/resetMobile {memberId, mobile}; POST /deleteMember {memberId}.
GET /api/member/v1/export/customerCsv and /export/customer (XLSX), filters in query string, browser download.
GET /api/report/v1/member/pay/{memberId}: page, size -> content (paymentScheme, amount).`;
const REASONS = `
GET /api/costReason/v1/query.
GET /api/parcelCategory/v1/getCategory/{parcelNumber} (category)`;
const SIGN_IN = `
POST /api/user/v1/login {username, password} -> nikename, username, roles, userId, token, authoritySet.
POST /api/user/v1/validInfo {mobile, username} -> result.
POST /api/user/v1/otp/send {mobile, areaCode}; POST /api/user/v1/validOtp {mobile, otpVal}; POST /api/user/v1/updatePassword {mobile, password}; POST /api/user/v1/change-password {originalPassword, newPassword}.
GET /api/user/v1/user/info/{userId}.`;
const LEGACY = `
/api/user/info, /api/box/create, /api/box/rebuild, /api/box/update, /api/box/status/update {id, status}`;

interface Documented {
  /** Names that it takes beside those in its path. */
  takes?: string;
  /** Names that it answers; of a list those of its rows. */
  answers?: string;
  sends?: 'file' | 'list';
  gives?: 'file';
}

const locker = (rest: string) => `/api/locker/v1/${rest}`;
const user = (rest: string) => `/api/user/v1/${rest}`;
const FILTERS = 'username mobile memberNo email memberStatus address firstLastName suspendFlag';
const PAGE = 'content totalPages totalElements';
const SIZE = 'name length width height boxTypeId';
const SAVER = 'name description fileId lockerId notice pictureSwitchingTime';
const GROUPS: Record<string, [said: string, calls: Record<string, Documented>]> = {
  Lockers: [
    LOCKERS,
    {
      [`GET ${locker('locker/info/{lockerId}')}`]: {
        answers: 'boxList ordersList boxTypeCountList deviceList lockerName lockerStatus',
      },
      [`GET ${locker('locker/query')}`]: {
        takes:
          'page size sort companyName lockerName lockerNumber location category postalCode sortingCode lockerId',
        answers: PAGE,
      },
      [`GET ${locker('locker/query/all')}`]: { answers: 'content' },
      [`GET ${locker('locker/query/name')}`]: {
        takes: 'lockerName',
        answers: 'lockerId lockerName',
      },
      [`GET ${locker('locker/check/name/{name}')}`]: { takes: 'lockerId', answers: 'result' },
      [`POST ${locker('locker/create')}`]: {
        takes: 'boxList deviceList lockerName',
        answers: 'lockerId',
      },
      [`POST ${locker('locker/update')}`]: {
        takes: 'lockerId boxList deviceList lockerName',
        answers: 'lockerId',
      },
      [`POST ${locker('locker/status/update')}`]: { takes: 'lockerId lockerStatus' },
      [`GET ${locker('locker/export/CSV')}`]: {
        takes: 'lockerName location lockerId',
        gives: 'file',
      },
      [`GET ${locker('locker/export/XLSX')}`]: {
        takes: 'lockerName location lockerId',
        gives: 'file',
      },
      [`POST ${locker('box/status/available/{boxId}')}`]: {},
      [`POST ${locker('box/status/lock/{boxId}')}`]: {},
      [`POST ${locker('box/status/bottom/{boxId}')}`]: {},
      [`POST ${locker('box/remote-open')}`]: { takes: 'boxId', answers: 'taskId' },
      [`GET ${locker('message/info/{taskId}')}`]: { answers: 'taskStatus' },
      [`POST ${locker('log/request/{lockerId}')}`]: {},
      [`GET ${locker('log/query')}`]: {
        takes: 'page size sort lockerId startTime endTime',
        answers: PAGE,
      },
      [`GET ${locker('box-type/query')}`]: { answers: SIZE },
      [`POST ${locker('boxType/update')}`]: { takes: 'boxTypeList' },
      [`GET ${locker('dashboard/diagrams')}`]: {},
      [`GET ${locker('alert/notify/map')}`]: {},
      [`POST ${locker('alert/notify/map/update')}`]: {},
      [`GET ${locker('alert/export/report/network')}`]: { gives: 'file' },
      [`GET ${locker('setting/map')}`]: {},
      [`POST ${locker('setting/map/update')}`]: { takes: 'FREE_STORE_TIME' },
      [`GET ${locker('setting/getLockerSettingByExpired')}`]: {
        answers: 'settingValue settingKey',
      },
    },
  ],
  'Screen savers, contacts, tips': [
    SCREENS,
    {
      [`GET ${locker('screen-saver/query')}`]: { takes: 'page size sort name', answers: PAGE },
      [`GET ${locker('screen-saver/locker/list')}`]: {},
      [`GET ${locker('screen-saver/info/{id}')}`]: { answers: 'screenSaverId name description' },
      [`POST ${locker('screen-saver/create')}`]: { takes: SAVER },
      [`POST ${locker('screen-saver/update')}`]: { takes: `${SAVER} screenSaverId` },
      [`POST ${locker('screen-saver/upload-image')}`]: { takes: 'screenSaverId', sends: 'file' },
      [`GET ${locker('contact/list')}`]: {},
      [`POST ${locker('contact/update')}`]: { sends: 'list' },
      [`GET ${locker('tips/list')}`]: {},
      [`POST ${locker('tips/update')}`]: { sends: 'list' },
    },
  ],
  'Terminal versions': [
    VERSIONS,
    {
      [`GET ${locker('version/query')}`]: {
        takes: 'page size sort lockerVersionName',
        answers: PAGE,
      },
      [`GET ${locker('version/info/{lockerVersionId}')}`]: { answers: 'lockerVersionTaskList' },
      [`GET ${locker('version/locker/list')}`]: {},
      [`POST ${locker('version/file/upload')}`]: { answers: 'result', sends: 'file' },
      [`POST ${locker('version/create')}`]: {
        takes:
          'lockerVersionName lockerVersionUpgradeTime lockerVersionFailureTime lockerVersionDescription lockerVersionFileId lockerIds',
      },
      [`POST ${locker('version/task/cancel/{taskId}')}`]: {},
      [`POST ${locker('version/cancel/{lockerVersionId}')}`]: {},
    },
  ],
  Files: [
    FILES,
    {
      'GET /api/file/v1/download/{fileId}': { gives: 'file' },
      'GET /api/file/v1/preview/{fileId}': { gives: 'file' },
    },
  ],
  Holidays: [HOLIDAYS, { 'POST /api/orders/v1/holiday/upload': { sends: 'file' } }],
  Members: [
    MEMBERS,
    {
      'GET /api/member/v1/info/{memberId}': {
        answers: 'primaryLocker secondaryLocker disabled notifyType endTimeUseLocker parcelNumber',
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
  ],
  'Signing in': [
    SIGN_IN,
    {
      [`POST ${user('login')}`]: {
        takes: 'username password',
        answers: 'nikename username roles userId token authoritySet',
      },
      [`POST ${user('validInfo')}`]: { takes: 'mobile username', answers: 'result' },
      [`POST ${user('otp/send')}`]: { takes: 'mobile areaCode' },
      [`POST ${user('validOtp')}`]: { takes: 'mobile otpVal' },
      [`POST ${user('updatePassword')}`]: { takes: 'mobile password' },
      [`POST ${user('change-password')}`]: { takes: 'originalPassword newPassword' },
      [`GET ${user('user/info/{userId}')}`]: {
        answers: 'userId roleId username firstName lastName staffNo mobile email roles userStatus',
      },
    },
  ],
  'Reasons and categories': [
    REASONS,
    {
      'GET /api/costReason/v1/query': {},
      'GET /api/parcelCategory/v1/getCategory/{parcelNumber}': { answers: 'category' },
    },
  ],
  Legacy: [
    LEGACY,
    {
      'POST /api/user/info': {},
      'POST /api/box/create': { takes: 'name operator currencyUnit zoneId orderNo overdueType' },
      'POST /api/box/rebuild': { takes: 'id cabinets' },
      'POST /api/box/update': { takes: 'id name freeDays freeHours smsAccount' },
      'POST /api/box/status/update': { takes: 'id status' },
    },
  ],
};

const words = (text = '') => text.split(' ').filter(Boolean);
const everyName = /\{\w+\}|:\w+/g;
/** A parameter of a path may be called otherwise in the contract. */
const addressOf = (method: string, path: string) => `${method} ${path.replaceAll(everyName, '{}')}`;

const endpoints = new Map(
  Object.values(allEndpoints).map((one) => [addressOf(one.method, one.path), one]),
);

/** The names of an object, or of the rows of a list. */
function namesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return namesOf(schema.element as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

describe.each(Object.entries(GROUPS))('%s', (_group, [said, calls]) => {
  test.each(Object.entries(calls))('%s', (address, documented) => {
    const [method = '', path = ''] = address.split(' ');
    const endpoint: Endpoint | undefined = endpoints.get(addressOf(method, path));
    expect(endpoint, address).toBeDefined();
    if (!endpoint) return;
    expect(namesOf(endpoint.input)).toEqual(expect.arrayContaining(words(documented.takes)));
    expect(namesOf(endpoint.output)).toEqual(expect.arrayContaining(words(documented.answers)));
    expect(endpoint.gives).toBe(documented.gives ?? 'json');
    expect(endpoint.takes ?? 'json').toBe(
      { file: 'multipart', list: 'list', none: 'json' }[documented.sends ?? 'none'],
    );
  });

  test('every address that is documented stands in the table', () => {
    const addresses = said.match(/(?<=[\s,])\/[\w{}/-]+/g) ?? [];
    const listed = Object.keys(calls);
    const lacking = addresses.filter((one) => !listed.some((call) => call.endsWith(one)));
    expect(addresses.length).toBeGreaterThan(0);
    expect(lacking).toEqual([]);
  });
});
