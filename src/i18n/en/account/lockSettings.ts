// English messages: timeouts of terminal pages.
import type { LOCK_SETTING_KEYS } from '../../../../domain/lockers/lockerSettings.ts';

export const lockSettings = {
  name: 'Terminal settings',
  title: 'Terminal settings',
  sections: {
    visitors: 'Pages for visitors (seconds)',
    service: 'Pages for couriers and staff (seconds)',
    notices: 'Notices and screen saver (seconds)',
    booking: 'Bookings',
  },
  fields: {
    OPERATION_PAGE_TIMEOUT: 'Operation page',
    SERVICE_SELECT_PAGE_TIMEOUT: 'Service selection',
    GENERAL_ENTERING_PAGE_TIMEOUT: 'Entering a number or text',
    PIN_ENTERING_PAGE_TIMEOUT: 'Entering the PIN',
    OPERATION_MENU_TIMEOUT: 'Operation menu',
    LOCKER_MANAGEMENT_TIMEOUT: 'Locker management',
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: 'Door layout',
    FLAG_LOCKER_PAGE_TIMEOUT: 'Flagging a box',
    CLEANING_PAGE_TIMEOUT: 'Cleaning',
    DOOR_OPEN_PAGE_TIMEOUT: 'Box is open',
    NOTIFICATION_PAGE_TIMEOUT: 'Notification',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: 'Notice without a button',
    SCREEN_SAVER_START_TIMEOUT: 'Screen saver starts after',
    SING_POST_BOOKING_EMAIL: 'E-mail address for booking notices',
  } satisfies Record<(typeof LOCK_SETTING_KEYS)[number], string>,
  help: {
    DOOR_OPEN_PAGE_TIMEOUT: 'How long the terminal asks for the door to be closed.',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: 'Closes automatically; it has no button.',
    SING_POST_BOOKING_EMAIL: 'Leave empty to send no e-mail.',
  },
};
