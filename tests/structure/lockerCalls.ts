// The calls of lockers, their screens and software, files, and the legacy calls, as R7 documents them.
import type { Group } from './documented.ts';

const locker = (rest: string) => `/api/locker/v1/${rest}`;
const PAGE = 'content totalPages totalElements';
const SIZE = 'name length width height boxTypeId';
const SAVER = 'name description fileId lockerId notice pictureSwitchingTime';
export const lockerCalls: Readonly<Record<string, Group>> = {
  Lockers: {
    [`GET ${locker('locker/info/{lockerId}')}`]: {
      proves: 'R7.31',
      answers: 'boxList ordersList boxTypeCountList deviceList lockerName lockerStatus',
    },
    [`GET ${locker('locker/query')}`]: {
      proves: 'R7.32',
      takes:
        'page size sort companyName lockerName lockerNumber location category postalCode sortingCode lockerId',
      answers: PAGE,
    },
    [`GET ${locker('locker/query/all')}`]: { proves: 'R7.33', answers: 'content' },
    [`GET ${locker('locker/query/name')}`]: {
      proves: 'R7.34',
      takes: 'lockerName',
      answers: 'lockerId lockerName',
    },
    [`GET ${locker('locker/check/name/{name}')}`]: {
      proves: 'R7.35',
      takes: 'lockerId',
      answers: 'result',
    },
    [`POST ${locker('locker/create')}`]: {
      proves: 'R7.36',
      takes: 'boxList deviceList lockerName',
      answers: 'lockerId',
    },
    [`POST ${locker('locker/update')}`]: {
      proves: 'R7.36',
      takes: 'lockerId boxList deviceList lockerName',
      answers: 'lockerId',
    },
    [`POST ${locker('locker/status/update')}`]: { proves: 'R7.38', takes: 'lockerId lockerStatus' },
    [`GET ${locker('locker/export/CSV')}`]: {
      proves: 'R7.39',
      takes: 'lockerName location lockerId',
      gives: 'file',
    },
    [`GET ${locker('locker/export/XLSX')}`]: {
      proves: 'R7.39',
      takes: 'lockerName location lockerId',
      gives: 'file',
    },
    [`POST ${locker('box/status/available/{boxId}')}`]: {},
    [`POST ${locker('box/status/lock/{boxId}')}`]: {},
    [`POST ${locker('box/status/bottom/{boxId}')}`]: {},
    [`POST ${locker('box/remote-open')}`]: { proves: 'R7.43', takes: 'boxId', answers: 'taskId' },
    [`GET ${locker('message/info/{taskId}')}`]: { proves: 'R7.44', answers: 'taskStatus' },
    [`POST ${locker('log/request/{lockerId}')}`]: {},
    [`GET ${locker('log/query')}`]: {
      proves: 'R7.48 R7.49',
      takes: 'page size sort lockerId startTime endTime',
      answers: PAGE,
    },
    [`GET ${locker('box-type/query')}`]: { proves: 'R7.45', answers: SIZE },
    [`POST ${locker('boxType/update')}`]: { proves: 'R7.46', takes: 'boxTypeList' },
    [`GET ${locker('dashboard/diagrams')}`]: {},
    [`GET ${locker('alert/notify/map')}`]: {},
    [`POST ${locker('alert/notify/map/update')}`]: {},
    [`GET ${locker('alert/export/report/network')}`]: { proves: 'R7.52', gives: 'file' },
    [`GET ${locker('setting/map')}`]: {},
    [`POST ${locker('setting/map/update')}`]: { proves: 'R7.54', takes: 'FREE_STORE_TIME' },
    [`GET ${locker('setting/getLockerSettingByExpired')}`]: {
      proves: 'R7.55',
      answers: 'settingValue settingKey',
    },
  },
  'Screen savers, contacts, tips': {
    [`GET ${locker('screen-saver/query')}`]: {
      proves: 'R7.56',
      takes: 'page size sort name',
      answers: PAGE,
    },
    [`GET ${locker('screen-saver/locker/list')}`]: {},
    [`GET ${locker('screen-saver/info/{id}')}`]: {
      proves: 'R7.58',
      answers: 'screenSaverId name description',
    },
    [`POST ${locker('screen-saver/create')}`]: { proves: 'R7.59', takes: SAVER },
    [`POST ${locker('screen-saver/update')}`]: { proves: 'R7.60', takes: `${SAVER} screenSaverId` },
    [`POST ${locker('screen-saver/upload-image')}`]: {
      proves: 'R7.61',
      takes: 'screenSaverId',
      sends: 'file',
    },
    [`GET ${locker('contact/list')}`]: {},
    [`POST ${locker('contact/update')}`]: { proves: 'R7.62', sends: 'list' },
    [`GET ${locker('tips/list')}`]: {},
    [`POST ${locker('tips/update')}`]: { proves: 'R7.63', sends: 'list' },
  },
  'Terminal versions': {
    [`GET ${locker('version/query')}`]: {
      proves: 'R7.64',
      takes: 'page size sort lockerVersionName',
      answers: PAGE,
    },
    [`GET ${locker('version/info/{lockerVersionId}')}`]: {
      proves: 'R7.65',
      answers: 'lockerVersionTaskList',
    },
    [`GET ${locker('version/locker/list')}`]: {},
    [`POST ${locker('version/file/upload')}`]: {
      proves: 'R7.67',
      answers: 'result',
      sends: 'file',
    },
    [`POST ${locker('version/create')}`]: {
      proves: 'R7.68',
      takes:
        'lockerVersionName lockerVersionUpgradeTime lockerVersionFailureTime lockerVersionDescription lockerVersionFileId lockerIds',
    },
    [`POST ${locker('version/task/cancel/{taskId}')}`]: {},
    [`POST ${locker('version/cancel/{lockerVersionId}')}`]: {},
  },
  Files: {
    'GET /api/file/v1/download/{fileId}': { proves: 'R7.71', gives: 'file' },
    'GET /api/file/v1/preview/{fileId}': { proves: 'R7.72', gives: 'file' },
  },
  Legacy: {
    'POST /api/user/info': {},
    'POST /api/box/create': {
      proves: 'R7.129',
      takes: 'name operator currencyUnit zoneId orderNo overdueType',
    },
    'POST /api/box/rebuild': { proves: 'R7.129', takes: 'id cabinets' },
    'POST /api/box/update': { proves: 'R7.129', takes: 'id name freeDays freeHours smsAccount' },
    'POST /api/box/status/update': { proves: 'R7.130', takes: 'id status' },
  },
};
