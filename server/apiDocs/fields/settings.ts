// Fields of settings, holidays and alert recipients.
import type { FieldDescriptions } from '../types.ts';

const page = (what: string) => `Seconds without input after which ${what} closes.`;
const line = (what: string) =>
  `Who is notified ${what}: e-mail addresses separated by semicolons; empty for nobody.`;

export const settingFields: FieldDescriptions = {
  // Terminal timeouts
  OPERATION_PAGE_TIMEOUT: page("the terminal's operation page"),
  SERVICE_SELECT_PAGE_TIMEOUT: page("the terminal's service selection"),
  GENERAL_ENTERING_PAGE_TIMEOUT: page("one of the terminal's input pages"),
  PIN_ENTERING_PAGE_TIMEOUT: page("the terminal's PIN page"),
  OPERATION_MENU_TIMEOUT: page("the terminal's operation menu"),
  LOCKER_MANAGEMENT_TIMEOUT: page("the terminal's management menu"),
  GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: page("the terminal's layout page"),
  FLAG_LOCKER_PAGE_TIMEOUT: page("the terminal's page for flagging boxes"),
  CLEANING_PAGE_TIMEOUT: page("the terminal's cleaning page"),
  DOOR_OPEN_PAGE_TIMEOUT: page('the page shown while a door is open'),
  NOTIFICATION_PAGE_TIMEOUT: page('a notification'),
  PROMPT_WITHOUT_BUTTON_TIMEOUT: page('a prompt without a button'),
  SCREEN_SAVER_START_TIMEOUT: 'Seconds without input after which the screen saver starts.',
  SING_POST_BOOKING_EMAIL: 'The address that is informed of bookings; empty for none.',
  FREE_STORE_TIME:
    'How many hours a parcel may stay where neither its provider nor its locker sets a time; 0 for no limit.',
  settingKey: 'The name of the setting.',
  settingValue: 'The value of the setting as text: hours.',

  // Alert recipients
  POWER_OFF: line('of a power failure'),
  LOCKER_DISCONNECTED: line(
    'when a locker goes offline, or wrong PINs are entered there repeatedly',
  ),
  PRINTING_PAPER_ALERT: line('when printer paper runs low'),
  DOOR_UNCLOSED: line('when a door stays open'),
  CCTV_NVR_OFF: line('when the camera recorder is off'),
  PRINTING_PAPER_OUT: line('when printer paper is out'),
  FLAGGED_LOCKED: line('when a box is flagged'),
  PRINTER_DISCONNECTED: line('when the printer is disconnected'),
  PRINTER_PAPER_STUCK: line('when printer paper is stuck'),
  REPORT_EMAIL_ADDRESS:
    'Who gets scheduled reports that name no address: e-mail addresses separated by semicolons.',

  // Holidays
  date: 'The day of the holiday.',
  'holidays/name': 'The name of the holiday.',
  'holidays.list/date': 'The day, or how it begins: `2027` or `2027-12`.',
  'holidays.exportCsv/date': 'The day, or how it begins: `2027` or `2027-12`.',
  'holidays.exportXlsx/date': 'The day, or how it begins: `2027` or `2027-12`.',
  'holidayCalendar/holidays': 'The rows that can be kept.',
  row: 'The number of the row in the workbook, from 1.',
  'holidays.name': 'The name of the holiday.',
  'holidays.date': 'The day of the holiday as `YYYY-MM-DD`.',
  change: '`NEW` adds a day, `RENAMED` changes its name, `SAME` changes nothing.',
  errors: 'The rows that cannot be kept.',
  'errors.error': 'Why the row cannot be kept.',
  'errors.text': 'What the row contains.',
  'holidayCalendar/result':
    'The id of the stored file; null while chunks are missing, and when the calendar is only read.',
};
