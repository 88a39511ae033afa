// What is set for the whole network: how long a terminal's pages wait, and how long a parcel is stored for nothing.

/** The timeouts of lockers (R3.82, R3.83, R3.84), and when the screen saver starts. Seconds. */
export const TIMEOUTS = {
  OPERATION_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  SERVICE_SELECT_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  GENERAL_ENTERING_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  PIN_ENTERING_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  OPERATION_MENU_TIMEOUT: { min: 10, max: 3_600 },
  LOCKER_MANAGEMENT_TIMEOUT: { min: 10, max: 3_600 },
  GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  FLAG_LOCKER_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  CLEANING_PAGE_TIMEOUT: { min: 10, max: 3_600 },
  DOOR_OPEN_PAGE_TIMEOUT: { min: 5, max: 600 },
  NOTIFICATION_PAGE_TIMEOUT: { min: 3, max: 600 },
  PROMPT_WITHOUT_BUTTON_TIMEOUT: { min: 1, max: 60 },
  SCREEN_SAVER_START_TIMEOUT: { min: 10, max: 86_400 },
} as const;

export type TimeoutKey = keyof typeof TIMEOUTS;

/** The timeouts in the order in which a visitor meets them. */
export const TIMEOUT_KEYS = Object.keys(TIMEOUTS) as TimeoutKey[];

/** Who is written to when a booking was made: an address, or nobody. */
export const BOOKING_MAIL_KEY = 'SING_POST_BOOKING_EMAIL';

/** Hours that a parcel is stored for nothing where neither its provider nor its locker says otherwise. */
export const FREE_STORE_KEY = 'FREE_STORE_TIME';
/** Nothing at all up to a year, in hours. */
export const FREE_STORE_HOURS = { min: 0, max: 8_760 } as const;

/** What a terminal is told, and what the lock settings hold. */
export const LOCK_SETTING_KEYS = [...TIMEOUT_KEYS, BOOKING_MAIL_KEY] as const;

/** Inner sizes of a box in centimetres. */
export const BOX_DIMENSION = { min: 1, max: 500 } as const;
