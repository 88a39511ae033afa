// The initial settings, prices, reasons and categories of every network.
import type { BoxTypeName } from '../../../domain/boxes/boxTypes.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';

/** Screen timeouts of terminals in seconds, the address for booking mails, and the free storage time in hours. */
export const BASE_SETTINGS: Record<string, string> = {
  OPERATION_PAGE_TIMEOUT: '60',
  SERVICE_SELECT_PAGE_TIMEOUT: '60',
  GENERAL_ENTERING_PAGE_TIMEOUT: '90',
  PIN_ENTERING_PAGE_TIMEOUT: '60',
  OPERATION_MENU_TIMEOUT: '120',
  LOCKER_MANAGEMENT_TIMEOUT: '300',
  GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: '120',
  FLAG_LOCKER_PAGE_TIMEOUT: '120',
  CLEANING_PAGE_TIMEOUT: '600',
  DOOR_OPEN_PAGE_TIMEOUT: '30',
  NOTIFICATION_PAGE_TIMEOUT: '15',
  PROMPT_WITHOUT_BUTTON_TIMEOUT: '5',
  SCREEN_SAVER_START_TIMEOUT: '180',
  SING_POST_BOOKING_EMAIL: '',
  FREE_STORE_TIME: '72',
};

/** Inner sizes in centimetres. */
export const BOX_DIMENSIONS: Record<
  BoxTypeName,
  { length: number; width: number; height: number }
> = {
  XS: { length: 45, width: 38, height: 8 },
  S: { length: 45, width: 38, height: 12 },
  M: { length: 45, width: 38, height: 17 },
  L: { length: 45, width: 38, height: 26 },
  SENT: { length: 45, width: 38, height: 12 },
  DYNAMIC: { length: 45, width: 38, height: 8 },
  CONTROL: { length: 45, width: 38, height: 35 },
};

interface BasePrice {
  paymentScheme: PaymentScheme;
  amountCents: number;
  ratioHundredths: number | null;
}

export const PRICES: readonly BasePrice[] = [
  { paymentScheme: 'PER_USE', amountCents: 150, ratioHundredths: null },
  { paymentScheme: 'MONTHLY', amountCents: 490, ratioHundredths: 0 },
  { paymentScheme: 'QUARTERLY', amountCents: 1290, ratioHundredths: 0 },
  { paymentScheme: 'YEARLY', amountCents: 4490, ratioHundredths: 0 },
];

export const COST_REASONS = [
  'Customs duty',
  'Cash on delivery',
  'Oversize surcharge',
  'Extended storage',
  'Return fee',
];

/** `ex` is the prefix of parcel numbers in the category. */
export const PARCEL_CATEGORIES = [
  { ex: 'R', category: 'Registered letter', mailClass: 'LETTER' },
  { ex: 'C', category: 'Parcel', mailClass: 'PARCEL' },
  { ex: 'CP', category: 'International parcel', mailClass: 'PARCEL' },
  { ex: 'E', category: 'Express (EMS)', mailClass: 'EMS' },
  { ex: 'L', category: 'Small packet', mailClass: 'PACKET' },
  { ex: 'QZ', category: 'Quickpost', mailClass: 'QUICKPOST' },
];
