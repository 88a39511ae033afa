// The product's numbers: page sizes, waits, lengths, sizes; specified ones and our own.

/** Rows per page of a list (R9.1). */
export const LIST_PAGE_SIZE = 10;
/** Rows per page of long lists (R9.2). */
export const LONG_LIST_PAGE_SIZE = 100;
/** Page numbers shown in the pagination (R9.3). */
export const PAGE_LINKS = 5;
/** The first page in the API (R9.4). */
export const FIRST_WIRE_PAGE = 0;
/** The first page on the screen (R9.4). */
export const FIRST_SHOWN_PAGE = 1;
/** The default order of lists (R9.5). */
export const DEFAULT_SORT = { field: 'lastUpdatedTime', order: 'desc' } as const;
/** Rows requested by pickers that show everything (R9.6). */
export const PICKER_SIZE = 10_000;

/** Polling interval after a remote open (R9.7). */
export const REMOTE_OPEN_POLL_MS = 1_000;
/** Minimum time before a code may be resent (R9.8). */
export const OTP_RESEND_WAIT_MS = 60_000;
/** Duration of a toast (R9.9). */
export const TOAST_MS = 5_000;
/** Shared views of one list: its tabs, with "All", are counted by eleven requests at most. */
export const SHARED_VIEWS_MAX = 10;
/** Characters of a shared view's name, which is a tab. */
export const SHARED_VIEW_NAME_MAX = 60;
/** Filters of a shared view. */
export const SHARED_VIEW_FILTERS_MAX = 20;
/** Characters of one filter of a shared view. */
export const SHARED_VIEW_VALUE_MAX = 200;

/** Delay between a save and the next page (R9.10). */
export const REDIRECT_AFTER_SAVE_MS = 2_000;
/** Delay of a reload (R9.11). */
export const RELOAD_MAX_MS = 2_500;
/** Requests slower than this show the loading bar (R9.12). */
export const LOADING_BAR_LATENCY_MS = 500;

/** How long a checked PIN proves that the parcels of its box may be taken out. */
export const COLLECTION_VALID_MS = 10 * 60 * 1_000;
/** How long a remote open proves that the box was opened for staff. */
export const REMOTE_OPEN_VALID_MS = 60 * 60 * 1_000;
/** How long a sign-in at a terminal proves who is there. */
export const TERMINAL_SIGN_IN_VALID_MS = 12 * 60 * 60 * 1_000;
/** How long after an outage reports of it may arrive. */
export const OUTAGE_REPORTS_WITHIN_MS = 60 * 60 * 1_000;

/** Characters of a login name. */
export const LOGIN_NAME_MAX = 100;
/** Characters of a password: hashing a longer one would only cost time. */
export const PASSWORD_MAX = 200;

/** Maximum file size (R9.13). */
export const UPLOAD_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum total size of files in one queue (R9.13). */
export const UPLOAD_TOTAL_MAX_BYTES = 10 * 1024 * 1024;
/** Size of an upload chunk (R9.13). */
export const UPLOAD_CHUNK_BYTES = 512 * 1024;
/** Maximum files in a queue (R9.14). */
export const UPLOAD_QUEUE_MAX = 10;

/** Maximum parcels per reservation (R9.15). */
export const PARCELS_PER_RESERVATION_MAX = 5;
/** Maximum characters of a locker's name (R9.17). */
export const LOCKER_NAME_MAX = 35;
/** Maximum characters of the input, one more so that staff see the error (R5.28). */
export const LOCKER_NAME_INPUT_MAX = 36;
/** Maximum characters of a login name (R9.18). */
export const STAFF_LOGIN_NAME_MAX = 20;
/** Minimum characters of a password (R9.19). */
export const PASSWORD_MIN = 10;
/** Minimum digits of a terminal user's password (R9.20). */
export const TERMINAL_PASSWORD_MIN = 6;
/** A discount in percent (R9.21). */
export const RATIO_MIN = 0;
/** A discount in percent (R9.21). */
export const RATIO_MAX = 100;
/** Decimals of a price (R9.22). */
export const PRICE_DECIMALS = 2;
/** The decimal mark of reports (R9.23). */
export const REPORT_DECIMAL_MARK = ',';

/** The default area code (R9.24). */
export const DEFAULT_AREA_CODE = '00357';
/** The time window of the dashboard's counts (R9.25). */
export const DASHBOARD_WINDOW_MS = 48 * 60 * 60 * 1_000;
/** How far ahead the dashboard counts parcels that expire. */
export const DASHBOARD_AHEAD_MS = 24 * 60 * 60 * 1_000;

/** Heights relative to an XS box (R9.26). */
export const BOX_HEIGHTS = { XS: 1, S: 1.5, M: 2, L: 3, DYNAMIC: 1, CONTROL: 4 } as const;
/** Minimum size of the grid (R9.27). */
export const GRID_MIN_COLUMNS = 10;
/** Minimum size of the grid (R9.27). */
export const GRID_MIN_ROWS = 10;
/** R9.28: columns are lettered A to Z. */
export const COLUMN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Sizes available for parcels (R9.29). */
export const BOX_SIZES = ['XS', 'S', 'M', 'L'] as const;

/** The field that contains the free period (R9.30). */
export const FREE_PERIOD_FIELDS = { DAY: 'freeDays', HOUR: 'freeHours' } as const;
/** Payment schemes of members; labelled in the catalogues (R9.31, R9.32). */
export const PAYMENT_SCHEMES = ['PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** Schemes with a discount and a period (R9.32). */
export const SUBSCRIPTION_SCHEMES = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** R9.33: the notification types are SMS and MAIL; MAIL is EMAIL in page parameters. */
export const NOTIFY_TYPES = ['SMS', 'MAIL'] as const;
/** The types as spelled in page URLs (R9.33). */
export const NOTIFY_TYPE_PARAMETERS = { SMS: 'SMS', MAIL: 'EMAIL' } as const;

/** Format of a day (R9.34). */
export const DATE_FORMAT = 'YYYY-MM-DD';
/** R9.36: the languages are English and Chinese, and the default is English. */
export const LANGUAGES = ['en', 'zh'] as const;
/** R9.36: the languages are English and Chinese, and the default is English. */
export const DEFAULT_LANGUAGE = 'en';
/** The languages that templates may be translated into. */
export const TRANSLATION_LANGUAGES = ['zh', 'el'] as const;
/** The languages of messages: English, which every template has, and translations. */
export const MESSAGE_LANGUAGES = [DEFAULT_LANGUAGE, ...TRANSLATION_LANGUAGES] as const;
/** Widths in CSS pixels (R9.37). */
export const BREAKPOINTS = { wide: 1200, desktop: 992, tablet: 768, phone: 480 } as const;

export type PaymentScheme = (typeof PAYMENT_SCHEMES)[number];
export type NotifyType = (typeof NOTIFY_TYPES)[number];
export type Language = (typeof LANGUAGES)[number];
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];
