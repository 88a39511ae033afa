// The messages every network begins with: one text a type for each event that people are told of.
import type { NotifyType } from '../../../domain/limits.ts';
import type { TellEvent } from '../../work/happenings.ts';

interface BaseMessage {
  templateDescription: string;
  templateTitle: string;
  sms: string;
  mail: string;
  placeholderList: string[];
}

const MESSAGES: Record<TellEvent, BaseMessage> = {
  RESERVATION: {
    templateDescription: 'A box was reserved for a parcel.',
    templateTitle: 'A box is reserved for your parcel {parcelNumber}',
    sms: 'A box is reserved for parcel {parcelNumber} at {lockerName}. Booking {bookNumber}.',
    mail: 'Dear {memberName},\n\na box is reserved for your parcel {parcelNumber} at {lockerName}, {location}.\nBooking number: {bookNumber}\n',
    placeholderList: [
      'parcelNumber',
      'bookNumber',
      'boxName',
      'lockerName',
      'location',
      'memberName',
    ],
  },
  DEPOSIT: {
    templateDescription: 'A parcel was laid into a box.',
    templateTitle: 'Your parcel {parcelNumber} is waiting for you',
    sms: 'Parcel {parcelNumber} is in box {boxName} at {lockerName} until {expiryTime}. PIN {pinCode}.',
    mail: 'Dear {memberName},\n\nyour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}, {location}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n',
    placeholderList: [
      'parcelNumber',
      'boxName',
      'lockerName',
      'location',
      'memberName',
      'pinCode',
      'expiryTime',
    ],
  },
  REMINDER: {
    templateDescription: 'A parcel will soon have been stored too long.',
    templateTitle: 'Please collect your parcel {parcelNumber}',
    sms: 'Parcel {parcelNumber} at {lockerName} is to be collected by {expiryTime}.',
    mail: 'Dear {memberName},\n\nyour parcel {parcelNumber} at {lockerName}, {location}, is to be collected by {expiryTime}.\n',
    placeholderList: [
      'parcelNumber',
      'boxName',
      'lockerName',
      'location',
      'memberName',
      'expiryTime',
    ],
  },
  EXPIRY: {
    templateDescription: 'A parcel was not collected in time.',
    templateTitle: 'Your parcel {parcelNumber} was not collected in time',
    sms: 'Parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.',
    mail: 'Dear {memberName},\n\nyour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.\n',
    placeholderList: [
      'parcelNumber',
      'boxName',
      'lockerName',
      'location',
      'memberName',
      'expiryTime',
    ],
  },
  COLLECTION: {
    templateDescription: 'A parcel was collected.',
    templateTitle: 'Your parcel {parcelNumber} was collected',
    sms: 'Parcel {parcelNumber} was collected at {lockerName} on {collectTime}.',
    mail: 'Dear {memberName},\n\nyour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
    placeholderList: [
      'parcelNumber',
      'boxName',
      'lockerName',
      'location',
      'memberName',
      'collectTime',
    ],
  },
  PIN_RESEND: {
    templateDescription: 'A new PIN was made for a parcel.',
    templateTitle: 'A new PIN for your parcel {parcelNumber}',
    sms: 'New PIN for parcel {parcelNumber} at {lockerName}: {pinCode}. The old one no longer works.',
    mail: 'Dear {memberName},\n\nthe new PIN for your parcel {parcelNumber} at {lockerName} is {pinCode}. The old one no longer works.\n',
    placeholderList: ['parcelNumber', 'boxName', 'lockerName', 'location', 'memberName', 'pinCode'],
  },
  PASSWORD_CODE: {
    templateDescription: 'Somebody asked for a new password.',
    templateTitle: 'Your code for a new password',
    sms: 'Your code for a new password: {code}. Tell it to nobody.',
    mail: 'Dear {username},\n\nyour code for a new password is {code}. Tell it to nobody.\nIf you did not ask for it, nothing has changed.\n',
    placeholderList: ['username', 'code'],
  },
  ALERT: {
    templateDescription: 'A locker reported trouble.',
    templateTitle: '{alertType} at {lockerName}',
    sms: '{alertType} at {lockerName} since {startTime}.',
    mail: 'Locker {lockerName} ({lockerNumber}), {location}, reports {alertType} since {startTime}. Box: {boxName}\n',
    placeholderList: [
      'alertType',
      'lockerName',
      'lockerNumber',
      'location',
      'boxName',
      'startTime',
    ],
  },
  REPORT: {
    templateDescription: 'A report was asked for by e-mail.',
    templateTitle: 'Report {reportName}',
    sms: 'Report {reportName} from {startTime} to {endTime} is ready.',
    mail: 'The report {reportName} from {startTime} to {endTime} is attached.\n',
    placeholderList: ['reportName', 'startTime', 'endTime'],
  },
};

const TYPES: readonly [NotifyType, 'sms' | 'mail'][] = [
  ['SMS', 'sms'],
  ['MAIL', 'mail'],
];

export const TEMPLATES = Object.entries(MESSAGES).flatMap(
  ([templateEvent, { sms, mail, ...rest }]) =>
    TYPES.map(([templateType, text]) => ({
      ...rest,
      templateEvent,
      templateType,
      templateContent: { sms, mail }[text],
    })),
);
