// Lockers, their boxes and devices, and the trouble they report.
import type { AlertState, AlertType } from '../../../domain/alerts.ts';
import type { BoxStatus } from '../../../domain/boxes/boxes.ts';
import type { LockerStatus, Situation } from '../../../domain/lockers/lockers.ts';
import type { RecipientKey } from '../../../domain/messages/recipients.ts';
import type { Id, Maybe, Preset, Stamps } from './columns.ts';

export interface LockersTable extends Stamps {
  lockerId: Id;
  lockerName: string;
  lockerNumber: string;
  location: Maybe<string>;
  districtId: Maybe<number>;
  companyName: Maybe<string>;
  category: Maybe<string>;
  longitude: Maybe<number>;
  latitude: Maybe<number>;
  zoneId: Maybe<number>;
  cctvLink: Maybe<string>;
  sortingCode: Maybe<string>;
  description: Maybe<string>;
  countryCode: Maybe<string>;
  blockNo: Maybe<string>;
  streetNo: Maybe<string>;
  buildingName: Maybe<string>;
  postalCode: Maybe<string>;
  ipsCode: Maybe<string>;
  smsAuthentication: Preset<boolean>;
  returnFunction: Preset<boolean>;
  operatingHoursStartHour: Maybe<number>;
  operatingHoursStartMinute: Maybe<number>;
  operatingHoursEndHour: Maybe<number>;
  operatingHoursEndMinute: Maybe<number>;
  output: Preset<boolean>;
  addressOnLocker: Maybe<string>;
  locationTel: Maybe<string>;
  freeDays: Maybe<number>;
  freeHours: Maybe<number>;
  lockerStatus: Preset<LockerStatus>;
  /** How the locker is, as last found out; situationTime says since when. */
  lockerSituation: Preset<Situation>;
  situationTime: Maybe<number>;
  heartbeatTime: Maybe<number>;
  deletedAt: Maybe<number>;
}

export interface BoxTypesTable extends Stamps {
  /** Not counted by the database: the ids are those of domain/boxes/boxTypes.ts. */
  boxTypeId: number;
  name: string;
  length: Maybe<number>;
  width: Maybe<number>;
  height: Maybe<number>;
  management: Preset<boolean>;
}

export interface BoxesTable extends Stamps {
  boxId: Id;
  lockerId: number;
  name: string;
  boxTypeId: number;
  status: Preset<BoxStatus>;
  /** Null when no terminal ever said. */
  doorStatus: Maybe<'OPEN' | 'CLOSED'>;
  /** The door was opened from afar and has not been reported closed since. */
  openStatusFlag: Preset<boolean>;
  positionX: number;
  positionY: number;
  boardNumber: Maybe<number>;
  portNumber: Maybe<number>;
  deviceId: Maybe<number>;
  bottomFlag: Preset<boolean>;
  skipNumber: Preset<boolean>;
  lockType: Maybe<string>;
  expiryTime: Maybe<number>;
  /** Set when the box was taken off the layout (the wire's deleteFlag). */
  deletedAt: Maybe<number>;
}

export interface DevicesTable extends Stamps {
  deviceId: Id;
  lockerId: number;
  deviceType: string;
  version: Maybe<string>;
  interfaceType: Maybe<'COM' | 'NET'>;
  interfaceAddress: Maybe<string>;
  baudRate: Maybe<number>;
  /** Set when the device was taken out; boxes that went before it may still name it. */
  deletedAt: Maybe<number>;
}

export interface AlertsTable {
  alertId: Id;
  alertType: AlertType;
  lockerId: number;
  boxId: Maybe<number>;
  state: Preset<AlertState>;
  /** What lists sort by: domain/alerts.ts, kept with the state. */
  urgency: number;
  /** First and last reported, and how often. */
  startTime: number;
  lastTime: number;
  reportCount: Preset<number>;
  assigneeId: Maybe<number>;
  acknowledgedTime: Maybe<number>;
  acknowledgedBy: Maybe<number>;
  /** When the trouble was over. */
  endTime: Maybe<number>;
  /** When and by whom a person settled it, and what they wrote. */
  settledTime: Maybe<number>;
  settledBy: Maybe<number>;
  note: Maybe<string>;
  lastUpdatedTime: number;
}

/** A line of addresses for each kind of trouble; a kind without a row tells nobody. */
export interface AlertRecipientsTable {
  recipientKey: RecipientKey;
  addresses: string;
  lastUpdatedTime: number;
}
