// What the specification documents of lockers, their screens and software, files, and the legacy calls, word by word.
import type { Group } from './documented.ts';

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
const LEGACY = `
/api/user/info, /api/box/create, /api/box/rebuild, /api/box/update, /api/box/status/update {id, status}`;

const locker = (rest: string) => `/api/locker/v1/${rest}`;
const PAGE = 'content totalPages totalElements';
const SIZE = 'name length width height boxTypeId';
const SAVER = 'name description fileId lockerId notice pictureSwitchingTime';
export const lockerCalls: Readonly<Record<string, Group>> = {
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
