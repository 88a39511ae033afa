// Network-wide locker settings: screen timeouts, free storage time, box sizes.

/** Timeouts of the terminals' screens (R3.82, R3.83, R3.84) and of the screen saver. Seconds. */
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

/** The timeouts in the order in which a visitor sees the screens. */
export const TIMEOUT_KEYS = Object.keys(TIMEOUTS) as TimeoutKey[];

/** The e-mail address notified of bookings; optional. */
export const BOOKING_MAIL_KEY = 'SING_POST_BOOKING_EMAIL';

/** Default free storage time in hours, unless the provider or the locker overrides it. */
export const FREE_STORE_KEY = 'FREE_STORE_TIME';
/** From none to a year, in hours. */
export const FREE_STORE_HOURS = { min: 0, max: 8_760 } as const;

/** The settings sent to terminals. */
export const LOCK_SETTING_KEYS = [...TIMEOUT_KEYS, BOOKING_MAIL_KEY] as const;

/** Inner sizes of a box in centimetres. */
export const BOX_DIMENSION = { min: 1, max: 500 } as const;
