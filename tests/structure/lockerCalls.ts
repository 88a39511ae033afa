// The calls of lockers, their screens and software, files, and the legacy calls, as R7 documents them.
import { answers, file, pages, takes, type Group } from './documented.ts';

const locker = (rest: string) => `/api/locker/v1/${rest}`;
const SIZE = 'name length width height boxTypeId';
const SAVER = 'name description fileId lockerId notice pictureSwitchingTime';
export const lockerCalls: Readonly<Record<string, Group>> = {
  Lockers: {
    [`GET ${locker('locker/info/{lockerId}')}`]: answers(
      'R7.31',
      'boxList ordersList boxTypeCountList deviceList lockerName lockerStatus',
    ),
    [`GET ${locker('locker/query')}`]: pages(
      'R7.32',
      'page size sort companyName lockerName lockerNumber location category postalCode sortingCode lockerId',
    ),
    [`GET ${locker('locker/query/all')}`]: answers('R7.33', 'content'),
    [`GET ${locker('locker/query/name')}`]: takes('R7.34', 'lockerName', 'lockerId lockerName'),
    [`GET ${locker('locker/check/name/{name}')}`]: takes('R7.35', 'lockerId', 'result'),
    [`POST ${locker('locker/create')}`]: takes(
      'R7.36',
      'boxList deviceList lockerName',
      'lockerId',
    ),
    [`POST ${locker('locker/update')}`]: takes(
      'R7.36',
      'lockerId boxList deviceList lockerName',
      'lockerId',
    ),
    [`POST ${locker('locker/status/update')}`]: takes('R7.38', 'lockerId lockerStatus'),
    [`GET ${locker('locker/export/CSV')}`]: file('R7.39', 'lockerName location lockerId'),
    [`GET ${locker('locker/export/XLSX')}`]: file('R7.39', 'lockerName location lockerId'),
    [`POST ${locker('box/status/available/{boxId}')}`]: {},
    [`POST ${locker('box/status/lock/{boxId}')}`]: {},
    [`POST ${locker('box/status/bottom/{boxId}')}`]: {},
    [`POST ${locker('box/remote-open')}`]: takes('R7.43', 'boxId', 'taskId'),
    [`GET ${locker('message/info/{taskId}')}`]: answers('R7.44', 'taskStatus'),
    [`POST ${locker('log/request/{lockerId}')}`]: {},
    [`GET ${locker('log/query')}`]: pages(
      'R7.48 R7.49',
      'page size sort lockerId startTime endTime',
    ),
    [`GET ${locker('box-type/query')}`]: answers('R7.45', SIZE),
    [`POST ${locker('boxType/update')}`]: takes('R7.46', 'boxTypeList'),
    [`GET ${locker('dashboard/diagrams')}`]: {},
    [`GET ${locker('alert/notify/map')}`]: {},
    [`POST ${locker('alert/notify/map/update')}`]: {},
    [`GET ${locker('alert/export/report/network')}`]: file('R7.52'),
    [`GET ${locker('setting/map')}`]: {},
    [`POST ${locker('setting/map/update')}`]: takes('R7.54', 'FREE_STORE_TIME'),
    [`GET ${locker('setting/getLockerSettingByExpired')}`]: answers(
      'R7.55',
      'settingValue settingKey',
    ),
  },
  'Screen savers, contacts, tips': {
    [`GET ${locker('screen-saver/query')}`]: pages('R7.56', 'page size sort name'),
    [`GET ${locker('screen-saver/locker/list')}`]: {},
    [`GET ${locker('screen-saver/info/{id}')}`]: answers('R7.58', 'screenSaverId name description'),
    [`POST ${locker('screen-saver/create')}`]: takes('R7.59', SAVER),
    [`POST ${locker('screen-saver/update')}`]: takes('R7.60', `${SAVER} screenSaverId`),
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
    [`GET ${locker('version/query')}`]: pages('R7.64', 'page size sort lockerVersionName'),
    [`GET ${locker('version/info/{lockerVersionId}')}`]: answers('R7.65', 'lockerVersionTaskList'),
    [`GET ${locker('version/locker/list')}`]: {},
    [`POST ${locker('version/file/upload')}`]: {
      proves: 'R7.67',
      answers: 'result',
      sends: 'file',
    },
    [`POST ${locker('version/create')}`]: takes(
      'R7.68',
      'lockerVersionName lockerVersionUpgradeTime lockerVersionFailureTime lockerVersionDescription lockerVersionFileId lockerIds',
    ),
    [`POST ${locker('version/task/cancel/{taskId}')}`]: {},
    [`POST ${locker('version/cancel/{lockerVersionId}')}`]: {},
  },
  Files: {
    'GET /api/file/v1/download/{fileId}': file('R7.71'),
    'GET /api/file/v1/preview/{fileId}': file('R7.72'),
  },
  Legacy: {
    'POST /api/user/info': {},
    'POST /api/box/create': takes(
      'R7.129',
      'name operator currencyUnit zoneId orderNo overdueType',
    ),
    'POST /api/box/rebuild': takes('R7.129', 'id cabinets'),
    'POST /api/box/update': takes('R7.129', 'id name freeDays freeHours smsAccount'),
    'POST /api/box/status/update': takes('R7.130', 'id status'),
  },
};
