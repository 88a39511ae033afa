// The product's numbers: page sizes, waits, lengths, sizes; our own beside the specification's, which are quoted.

/** Rows a page of a list: 'List page size 10'. */
export const LIST_PAGE_SIZE = 10;
/** Rows a page where lists are long: '100 on customer list and parcel list'. */
export const LONG_LIST_PAGE_SIZE = 100;
/** Page numbers shown at once: 'page-number control shows 5 links'. */
export const PAGE_LINKS = 5;
/** The first page on the wire: 'server paging zero-based'. */
export const FIRST_WIRE_PAGE = 0;
/** The first page on the screen: 'UI one-based'. */
export const FIRST_SHOWN_PAGE = 1;
/** The order of a list nobody has sorted: 'default sort lastUpdatedTime descending'. */
export const DEFAULT_SORT = { field: 'lastUpdatedTime', order: 'desc' } as const;
/** Rows asked for by a picker that shows all: 'role pickers size 10000'. */
export const PICKER_SIZE = 10_000;

/** Time between two questions after a remote open: 'Remote-open poll 1 s'. */
export const REMOTE_OPEN_POLL_MS = 1_000;
/** Time before a code may be sent again: 'one-time code resend wait 60 s'. */
export const OTP_RESEND_WAIT_MS = 60_000;
/** How long a toast stays: 'toast timeout 5 s'. */
export const TOAST_MS = 5_000;
/** Time between a save and the page after it: 'redirect after save 2 s'. */
export const REDIRECT_AFTER_SAVE_MS = 2_000;
/** The same where there is more to read: 'some 3 s'. */
export const REDIRECT_AFTER_LONG_SAVE_MS = 3_000;
/** Shortest wait before a reload: 'range 500 ms to 2.5 s before reload or navigation in places'. */
export const RELOAD_MIN_MS = 500;
/** Longest wait before a reload: 'range 500 ms to 2.5 s before reload or navigation in places'. */
export const RELOAD_MAX_MS = 2_500;
/** A request slower than this shows the bar: 'loading-bar latency threshold 500 ms'. */
export const LOADING_BAR_LATENCY_MS = 500;

/** The largest file: '10 MB total and per file'. */
export const UPLOAD_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The largest sum of files in one queue: '10 MB total and per file'. */
export const UPLOAD_TOTAL_MAX_BYTES = 10 * 1024 * 1024;
/** The size of a piece: '512 KB chunks'. */
export const UPLOAD_CHUNK_BYTES = 512 * 1024;
/** Files in a queue: 'demo queue up to 10'. */
export const UPLOAD_QUEUE_MAX = 10;

/** 'At most 5 parcels per reservation form (also limited by free doors of that size)'. */
export const PARCELS_PER_RESERVATION_MAX = 5;
/** 'Locker name max 35 characters'. */
export const LOCKER_NAME_MAX = 35;
/** What the input lets in, so that staff see they went too far: 'input truncated at 36'. */
export const LOCKER_NAME_INPUT_MAX = 36;
/** 'staff login name max 20'. */
export const STAFF_LOGIN_NAME_MAX = 20;
/** 'password minimum 10 characters'. */
export const PASSWORD_MIN = 10;
/** 'terminal user 6 digits'. */
export const TERMINAL_PASSWORD_MIN = 6;
/** A discount in percent: 'ratio 0 to 100'. */
export const RATIO_MIN = 0;
/** A discount in percent: 'ratio 0 to 100'. */
export const RATIO_MAX = 100;
/** 'price max 2 decimals'. */
export const PRICE_DECIMALS = 2;
/** 'comma decimal mark in reports'. */
export const REPORT_DECIMAL_MARK = ',';

/** 'Area code for unregistered members and default forgot-password area code 00357'. */
export const DEFAULT_AREA_CODE = '00357';
/** What the dashboard counts: 'Dashboard window 48 hours'. */
export const DASHBOARD_WINDOW_MS = 48 * 60 * 60 * 1_000;

/** Heights relative to an XS box: 'Door height factors: XS 1, S 1.5, M 2, L 3, DYNAMIC 1, CONTROL 4'. */
export const BOX_HEIGHTS = { XS: 1, S: 1.5, M: 2, L: 3, DYNAMIC: 1, CONTROL: 4 } as const;
/** 'Minimum grid 10 columns and rows'. */
export const GRID_MIN_COLUMNS = 10;
/** 'Minimum grid 10 columns and rows'. */
export const GRID_MIN_ROWS = 10;
/** 'columns lettered A to Z'. */
export const COLUMN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The sizes a parcel can be put in: 'Box sizes XS, S, M, L'. */
export const BOX_SIZES = ['XS', 'S', 'M', 'L'] as const;

/** The field that holds the free period: 'freeDays or freeHours by overdue type DAY or HOUR'. */
export const FREE_PERIOD_FIELDS = { DAY: 'freeDays', HOUR: 'freeHours' } as const;
/** What a member can pay by; each has its label in the catalogues: 'PER_USE bill payment; MONTHLY, QUARTERLY, YEARLY subscriptions'. */
export const PAYMENT_SCHEMES = ['PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** The schemes with a discount and a period: 'MONTHLY, QUARTERLY, YEARLY subscriptions'. */
export const SUBSCRIPTION_SCHEMES = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
/** 'Notification types SMS, MAIL'. */
export const NOTIFY_TYPES = ['SMS', 'MAIL'] as const;
/** How a page's address spells the types: 'EMAIL in page parameter'. */
export const NOTIFY_TYPE_PARAMETERS = { SMS: 'SMS', MAIL: 'EMAIL' } as const;

/** 'Date display YYYY-MM-DD HH:mm'. */
export const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm';
/** 'also YYYY-MM-DD'. */
export const DATE_FORMAT = 'YYYY-MM-DD';
/** 'Date display ... 24 h'. */
export const CLOCK_HOURS = 24;
/** 'Languages English and Chinese'. */
export const LANGUAGES = ['en', 'zh'] as const;
/** 'default English'. */
export const DEFAULT_LANGUAGE = 'en';
/** Widths in CSS pixels: 'Breakpoints 1200, 992, 768, 480'. */
export const BREAKPOINTS = { wide: 1200, desktop: 992, tablet: 768, phone: 480 } as const;

export type BoxSize = (typeof BOX_SIZES)[number];
export type PaymentScheme = (typeof PAYMENT_SCHEMES)[number];
export type NotifyType = (typeof NOTIFY_TYPES)[number];
export type Language = (typeof LANGUAGES)[number];
