// The product's numbers: page sizes, waits, lengths, sizes; our own beside those that requirements name.

/** Rows a page of a list (R9.1). */
export const LIST_PAGE_SIZE = 10;
/** Rows a page where lists are long (R9.2). */
export const LONG_LIST_PAGE_SIZE = 100;
/** Page numbers shown at once (R9.3). */
export const PAGE_LINKS = 5;
/** The first page on the wire (R9.4). */
export const FIRST_WIRE_PAGE = 0;
/** The first page on the screen (R9.4). */
export const FIRST_SHOWN_PAGE = 1;
/** The order of a list nobody has sorted (R9.5). */
export const DEFAULT_SORT = { field: 'lastUpdatedTime', order: 'desc' } as const;
/** Rows asked for by a picker that shows all (R9.6). */
export const PICKER_SIZE = 10_000;

/** Time between two questions after a remote open (R9.7). */
export const REMOTE_OPEN_POLL_MS = 1_000;
/** Time before a code may be sent again (R9.8). */
export const OTP_RESEND_WAIT_MS = 60_000;
/** How long a toast stays (R9.9). */
export const TOAST_MS = 5_000;
/** Time between a save and the page after it (R9.10). */
export const REDIRECT_AFTER_SAVE_MS = 2_000;
/** The same where there is more to read: 'some 3 s'. */
export const REDIRECT_AFTER_LONG_SAVE_MS = 3_000;
/** Shortest wait before a reload (R9.11). */
export const RELOAD_MIN_MS = 500;
/** Longest wait before a reload (R9.11). */
export const RELOAD_MAX_MS = 2_500;
/** A request slower than this shows the bar (R9.12). */
export const LOADING_BAR_LATENCY_MS = 500;

/** The largest file (R9.13). */
export const UPLOAD_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The largest sum of files in one queue (R9.13). */
export const UPLOAD_TOTAL_MAX_BYTES = 10 * 1024 * 1024;
/** The size of a piece (R9.13). */
export const UPLOAD_CHUNK_BYTES = 512 * 1024;
/** Files in a queue (R9.14). */
export const UPLOAD_QUEUE_MAX = 10;

/** Parcels in one reservation (R9.15). */
export const PARCELS_PER_RESERVATION_MAX = 5;
/** Characters of a locker's name (R9.17). */
export const LOCKER_NAME_MAX = 35;
/** What the input lets in, so that staff see they went too far (R5.28). */
export const LOCKER_NAME_INPUT_MAX = 36;
/** Characters of a login name (R9.18). */
export const STAFF_LOGIN_NAME_MAX = 20;
/** Characters of a password (R9.19). */
export const PASSWORD_MIN = 10;
/** Digits of a terminal user's password (R9.20). */
export const TERMINAL_PASSWORD_MIN = 6;
/** A discount in percent (R9.21). */
export const RATIO_MIN = 0;
/** A discount in percent (R9.21). */
export const RATIO_MAX = 100;
/** Decimals of a price (R9.22). */
export const PRICE_DECIMALS = 2;
/** The decimal mark of reports (R9.23). */
export const REPORT_DECIMAL_MARK = ',';

/** The area code where none is said (R9.24). */
export const DEFAULT_AREA_CODE = '00357';
/** What the dashboard counts (R9.25). */
export const DASHBOARD_WINDOW_MS = 48 * 60 * 60 * 1_000;

/** Heights relative to an XS box (R9.26). */
export const BOX_HEIGHTS = { XS: 1, S: 1.5, M: 2, L: 3, DYNAMIC: 1, CONTROL: 4 } as const;
/** The smallest grid (R9.27). */
export const GRID_MIN_COLUMNS = 10;
/** The smallest grid (R9.27). */
export const GRID_MIN_ROWS = 10;
/** R9.28: columns are lettered A to Z. */
export const COLUMN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The sizes a parcel can be put in (R9.29). */
export const BOX_SIZES = ['XS', 'S', 'M', 'L'] as const;

/** The field that holds the free period (R9.30). */
export const FREE_PERIOD_FIELDS = { DAY: 'freeDays', HOUR: 'freeHours' } as const;
/** What a member can pay by; each has its label in the catalogues (R9.31, R9.32). */
export const PAYMENT_SCHEMES = ['PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** The schemes with a discount and a period (R9.32). */
export const SUBSCRIPTION_SCHEMES = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** R9.33: the notification types are SMS and MAIL; MAIL is EMAIL in page parameters. */
export const NOTIFY_TYPES = ['SMS', 'MAIL'] as const;
/** How a page's address spells the types (R9.33). */
export const NOTIFY_TYPE_PARAMETERS = { SMS: 'SMS', MAIL: 'EMAIL' } as const;

/** How a moment is displayed (R9.34). */
export const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm';
/** How a day is displayed (R9.34). */
export const DATE_FORMAT = 'YYYY-MM-DD';
/** R9.34: dates are displayed as YYYY-MM-DD HH:mm or YYYY-MM-DD, in 24-hour time. */
export const CLOCK_HOURS = 24;
/** R9.36: the languages are English and Chinese, and the default is English. */
export const LANGUAGES = ['en', 'zh'] as const;
/** R9.36: the languages are English and Chinese, and the default is English. */
export const DEFAULT_LANGUAGE = 'en';
/** Widths in CSS pixels (R9.37). */
export const BREAKPOINTS = { wide: 1200, desktop: 992, tablet: 768, phone: 480 } as const;

export type BoxSize = (typeof BOX_SIZES)[number];
export type PaymentScheme = (typeof PAYMENT_SCHEMES)[number];
export type NotifyType = (typeof NOTIFY_TYPES)[number];
export type Language = (typeof LANGUAGES)[number];
