// Reads the numbers of domain/limits.ts against the lines of the product's specification that say them.
import { expect, test } from 'vitest';
import * as limits from '../../domain/limits.ts';

const lists =
  'List page size 10; 100 on customer list and parcel list; page-number control shows 5 links;';
const paging =
  'server paging zero-based, UI one-based; default sort lastUpdatedTime descending; role pickers size 10000.';
const waits =
  'Remote-open poll 1 s; one-time code resend wait 60 s; toast timeout 5 s; redirect after save 2 s';
const reloads = '(some 3 s; range 500 ms to 2.5 s before reload or navigation in places)';
const bar = 'loading-bar latency threshold 500 ms.';
const upload = 'Upload: 10 MB total and per file, 512 KB chunks; demo queue up to 10.';
const form = 'At most 5 parcels per reservation form (also limited by free doors of that size).';
const names =
  'Locker name max 35 characters; staff login name max 20; password minimum 10 characters (terminal user 6 digits);';
const money = 'ratio 0 to 100; price max 2 decimals (comma decimal mark in reports).';
const input = 'name at most 35 characters (input truncated at 36)';
const area =
  'Area code for unregistered members and default forgot-password area code 00357. Dashboard window 48 hours.';
const heights = 'Door height factors: XS 1, S 1.5, M 2, L 3, DYNAMIC 1, CONTROL 4.';
const grid = 'Minimum grid 10 columns and rows; columns lettered A to Z. Box sizes XS, S, M, L.';
const overdue = 'Overdue free period: freeDays or freeHours by overdue type DAY or HOUR.';
const schemes =
  'Payment scheme labels: PER_USE bill payment; MONTHLY, QUARTERLY, YEARLY subscriptions';
const notify = 'Notification types SMS, MAIL (EMAIL in page parameter).';
const dates =
  'Date display YYYY-MM-DD HH:mm (also YYYY-MM-DD, 24 h); times sent as epoch milliseconds.';
const screen = 'Languages English and Chinese, default English. Breakpoints 1200, 992, 768, 480.';

const table: Record<string, [value: unknown, line: string]> = {
  LIST_PAGE_SIZE: [10, lists],
  LONG_LIST_PAGE_SIZE: [100, lists],
  PAGE_LINKS: [5, lists],
  FIRST_WIRE_PAGE: [0, paging],
  FIRST_SHOWN_PAGE: [1, paging],
  DEFAULT_SORT: [{ field: 'lastUpdatedTime', order: 'desc' }, paging],
  PICKER_SIZE: [10000, paging],
  REMOTE_OPEN_POLL_MS: [1000, waits],
  OTP_RESEND_WAIT_MS: [60000, waits],
  TOAST_MS: [5000, waits],
  REDIRECT_AFTER_SAVE_MS: [2000, waits],
  REDIRECT_AFTER_LONG_SAVE_MS: [3000, reloads],
  RELOAD_MIN_MS: [500, reloads],
  RELOAD_MAX_MS: [2500, reloads],
  LOADING_BAR_LATENCY_MS: [500, bar],
  UPLOAD_FILE_MAX_BYTES: [10485760, upload],
  UPLOAD_TOTAL_MAX_BYTES: [10485760, upload],
  UPLOAD_CHUNK_BYTES: [524288, upload],
  UPLOAD_QUEUE_MAX: [10, upload],
  PARCELS_PER_RESERVATION_MAX: [5, form],
  LOCKER_NAME_MAX: [35, names],
  LOCKER_NAME_INPUT_MAX: [36, input],
  STAFF_LOGIN_NAME_MAX: [20, names],
  PASSWORD_MIN: [10, names],
  TERMINAL_PASSWORD_MIN: [6, names],
  RATIO_MIN: [0, money],
  RATIO_MAX: [100, money],
  PRICE_DECIMALS: [2, money],
  REPORT_DECIMAL_MARK: [',', money],
  DEFAULT_AREA_CODE: ['00357', area],
  DASHBOARD_WINDOW_MS: [172800000, area],
  BOX_HEIGHTS: [{ XS: 1, S: 1.5, M: 2, L: 3, DYNAMIC: 1, CONTROL: 4 }, heights],
  GRID_MIN_COLUMNS: [10, grid],
  GRID_MIN_ROWS: [10, grid],
  COLUMN_LETTERS: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', grid],
  BOX_SIZES: [['XS', 'S', 'M', 'L'], grid],
  FREE_PERIOD_FIELDS: [{ DAY: 'freeDays', HOUR: 'freeHours' }, overdue],
  PAYMENT_SCHEMES: [['PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY'], schemes],
  SUBSCRIPTION_SCHEMES: [['MONTHLY', 'QUARTERLY', 'YEARLY'], schemes],
  NOTIFY_TYPES: [['SMS', 'MAIL'], notify],
  NOTIFY_TYPE_PARAMETERS: [{ SMS: 'SMS', MAIL: 'EMAIL' }, notify],
  DATE_TIME_FORMAT: ['YYYY-MM-DD HH:mm', dates],
  DATE_FORMAT: ['YYYY-MM-DD', dates],
  CLOCK_HOURS: [24, dates],
  LANGUAGES: [['en', 'zh'], screen],
  DEFAULT_LANGUAGE: ['en', screen],
  BREAKPOINTS: [{ wide: 1200, desktop: 992, tablet: 768, phone: 480 }, screen],
};

test('every line has its constant; a limit of our own needs none', () => {
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(Object.keys(table)));
});

const rows = Object.entries(table).map(([name, [value, line]]) => [name, line, value] as const);

test.each(rows)("%s: '%s'", (name, _line, value) => {
  expect(Object.entries(limits).find(([constant]) => constant === name)?.[1]).toEqual(value);
});
