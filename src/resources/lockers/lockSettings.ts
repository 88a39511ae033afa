// Terminal page timeouts of all terminals.
import { lockerSettings, lockSettingsSave } from '../../../contract/lockers/lockerSettings.ts';
import { defineSettings } from '../../engine/defineSettings.tsx';

export const lockSettings = defineSettings(
  'lockSettings',
  { read: lockerSettings.read, save: lockSettingsSave },
  {
    history: ['settings', 1],
    form: {
      visitors: [
        'SERVICE_SELECT_PAGE_TIMEOUT',
        'OPERATION_PAGE_TIMEOUT',
        'GENERAL_ENTERING_PAGE_TIMEOUT',
        'PIN_ENTERING_PAGE_TIMEOUT',
        'DOOR_OPEN_PAGE_TIMEOUT',
      ],
      service: [
        'OPERATION_MENU_TIMEOUT',
        'LOCKER_MANAGEMENT_TIMEOUT',
        'GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT',
        'FLAG_LOCKER_PAGE_TIMEOUT',
        'CLEANING_PAGE_TIMEOUT',
      ],
      notices: [
        'NOTIFICATION_PAGE_TIMEOUT',
        'PROMPT_WITHOUT_BUTTON_TIMEOUT',
        'SCREEN_SAVER_START_TIMEOUT',
      ],
      booking: ['SING_POST_BOOKING_EMAIL'],
    },
  },
);
