// The numbers of domain/limits.ts are those of the requirements.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '../../domain/limits.ts';

/** Each constant with its value, and the number of its requirement. */
const table: Record<string, [value: unknown, requirement: string]> = {
  LIST_PAGE_SIZE: [10, 'R9.1'],
  LONG_LIST_PAGE_SIZE: [100, 'R9.2'],
  PAGE_LINKS: [5, 'R9.3'],
  FIRST_WIRE_PAGE: [0, 'R9.4'],
  FIRST_SHOWN_PAGE: [1, 'R9.4'],
  DEFAULT_SORT: [{ field: 'lastUpdatedTime', order: 'desc' }, 'R9.5'],
  PICKER_SIZE: [10000, 'R9.6'],
  REMOTE_OPEN_POLL_MS: [1000, 'R9.7'],
  OTP_RESEND_WAIT_MS: [60000, 'R9.8'],
  TOAST_MS: [5000, 'R9.9'],
  REDIRECT_AFTER_SAVE_MS: [2000, 'R9.10'],
  RELOAD_MAX_MS: [2500, 'R9.11'],
  LOADING_BAR_LATENCY_MS: [500, 'R9.12'],
  UPLOAD_FILE_MAX_BYTES: [10485760, 'R9.13'],
  UPLOAD_TOTAL_MAX_BYTES: [10485760, 'R9.13'],
  UPLOAD_CHUNK_BYTES: [524288, 'R9.13'],
  UPLOAD_QUEUE_MAX: [10, 'R9.14'],
  PARCELS_PER_RESERVATION_MAX: [5, 'R9.15'],
  LOCKER_NAME_MAX: [35, 'R9.17'],
  LOCKER_NAME_INPUT_MAX: [36, 'R5.28'],
  STAFF_LOGIN_NAME_MAX: [20, 'R9.18'],
  PASSWORD_MIN: [10, 'R9.19'],
  TERMINAL_PASSWORD_MIN: [6, 'R9.20'],
  RATIO_MIN: [0, 'R9.21'],
  RATIO_MAX: [100, 'R9.21'],
  PRICE_DECIMALS: [2, 'R9.22'],
  REPORT_DECIMAL_MARK: [',', 'R9.23'],
  DEFAULT_AREA_CODE: ['00357', 'R9.24'],
  DASHBOARD_WINDOW_MS: [172800000, 'R9.25'],
  BOX_HEIGHTS: [{ XS: 1, S: 1.5, M: 2, L: 3, DYNAMIC: 1, CONTROL: 4 }, 'R9.26'],
  GRID_MIN_COLUMNS: [10, 'R9.27'],
  GRID_MIN_ROWS: [10, 'R9.27'],
  COLUMN_LETTERS: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'R9.28'],
  BOX_SIZES: [['XS', 'S', 'M', 'L'], 'R9.29'],
  FREE_PERIOD_FIELDS: [{ DAY: 'freeDays', HOUR: 'freeHours' }, 'R9.30'],
  PAYMENT_SCHEMES: [['PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY'], 'R3.6'],
  SUBSCRIPTION_SCHEMES: [['MONTHLY', 'QUARTERLY', 'YEARLY'], 'R9.32'],
  NOTIFY_TYPES: [['SMS', 'MAIL'], 'R9.33'],
  NOTIFY_TYPE_PARAMETERS: [{ SMS: 'SMS', MAIL: 'EMAIL' }, 'R9.33'],
  DATE_FORMAT: ['YYYY-MM-DD', 'R9.34'],
  LANGUAGES: [['en', 'zh'], 'R9.36'],
  DEFAULT_LANGUAGE: ['en', 'R9.36'],
  BREAKPOINTS: [{ wide: 1200, desktop: 992, tablet: 768, phone: 480 }, 'R9.37'],
};

test('every row has its constant; a limit of our own needs none', () => {
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(Object.keys(table)));
});

const rows = Object.entries(table).map(
  ([name, [value, requirement]]) => [name, requirement, value] as const,
);

test.each(rows)('%s (%s)', (name, _requirement, value) => {
  expect(Object.entries(limits).find(([constant]) => constant === name)?.[1]).toEqual(value);
});

/** The names that a file imports from a module, which can have the same name in several folders. */
const importedFrom = (module: string, file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)]
    .filter(([, , path = '']) => join(dirname(file), path) === module)
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

test('none is dead: the product imports each of them', () => {
  const files = ['contract', 'domain', 'server', 'simulator', 'src'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
  );
  const imported = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importedFrom('domain/limits.ts', file));
  expect(Object.keys(limits).filter((name) => !imported.includes(name))).toEqual([]);
});
