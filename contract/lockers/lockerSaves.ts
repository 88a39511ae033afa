// Creates and updates a locker with its boxes and devices in one save; checks its name.
import { z } from 'zod';
import { INTERFACE_TYPES } from '../../domain/lockers/devices.ts';
import { LATITUDE_MAX, LONGITUDE_MAX } from '../../domain/lockers/lockerDraft.ts';
import { LOCKER_NAME_MAX } from '../../domain/limits.ts';
import type { RecordId } from '../../domain/recordId.ts';
import { box } from '../boxes/boxes.ts';
import { asking } from '../endpoint.ts';
import { districtId, lockers } from './lockers.ts';
import { boxTypeId, code, enteredId, id, link, longText, text, time } from '../scalars.ts';

const root = '/api/locker/v1/locker';
const edit = asking('LOCKER_EDIT');

const maybeText = (max = 200) => text(max).nullable().optional();
const whole = (max: number) => z.int().min(0).max(max).nullable().optional();
const degrees = (max: number) => z.number().min(-max).max(max).nullable().optional();

/** A device id; a negative id is a placeholder for a new device in this save, so that boxes can refer to it. */
const deviceRef = z.int32().refine((number) => number !== 0) as z.ZodType<number, RecordId>;

/**
 * A box as submitted. Content and state are maintained by the server: these fields are accepted, so that a box can be
 * sent back as read, but ignored.
 */
const sentBox = z.strictObject({
  ...box.partial().shape,
  boxId: id.nullable().optional(),
  name: code(20),
  boxTypeId,
  positionX: z.int32(),
  positionY: z.int32(),
  boardNumber: z.int().min(0).max(999).nullable().optional(),
  portNumber: z.int().min(0).max(999).nullable().optional(),
  deviceId: deviceRef.nullable().optional(),
});

/** A device as submitted; without an id, or with a negative one, it is new. */
const sentDevice = z.strictObject({
  deviceId: deviceRef.nullable().optional(),
  deviceType: text(60).min(1),
  version: maybeText(60),
  interfaceType: z.enum(INTERFACE_TYPES).nullable().optional(),
  interfaceAddress: maybeText(100),
  baudRate: whole(10_000_000),
});

export type SentBox = z.output<typeof sentBox>;
export type SentDevice = z.output<typeof sentDevice>;

/** Fields left out of an update are unchanged. */
const draft = {
  lockerName: text(LOCKER_NAME_MAX).min(1),
  lockerNumber: code(40).min(1),
  companyName: maybeText(),
  category: maybeText(100),
  sortingCode: code(40).nullable().optional(),
  ipsCode: code(40).nullable().optional(),
  zoneId: enteredId.nullable().optional(),
  districtId,
  description: longText(2000).nullable().optional(),
  longitude: degrees(LONGITUDE_MAX),
  latitude: degrees(LATITUDE_MAX),
  location: maybeText(),
  countryCode: code(40)
    .regex(/^[A-Za-z]{2,3}$/)
    .nullable()
    .optional(),
  postalCode: maybeText(20),
  streetNo: maybeText(100),
  blockNo: maybeText(100),
  buildingName: maybeText(),
  addressOnLocker: maybeText(),
  locationTel: maybeText(40),
  cctvLink: link.nullable().optional(),
  operatingHoursStartHour: whole(23),
  operatingHoursStartMinute: whole(59),
  operatingHoursEndHour: whole(23),
  operatingHoursEndMinute: whole(59),
  smsAuthentication: z.boolean().optional(),
  returnFunction: z.boolean().optional(),
  output: z.boolean().optional(),
  freeDays: whole(365),
  freeHours: whole(8_760),
  deviceList: z.array(sentDevice).max(200),
  boxList: z.array(sentBox).max(5_000),
};

/** A `lockerId` means success (R7.37). */
const saved = z.object({ lockerId: id.nullish(), lastUpdatedTime: time.optional() });

export const lockerSaves = {
  create: edit.post(`${root}/create`, draft, saved),
  update: {
    ...edit.post(`${root}/update`, { lockerId: id, ...draft }, saved),
    record: lockers.one.output.partial({ ordersList: true }),
  },
  /** 0: the name is taken (R7.35); 1: the name is free, or the locker's own. */
  checkName: edit.get(
    `${root}/check/name/:name`,
    { name: text(200).min(1), lockerId: id.optional() },
    z.object({ result: z.int() }),
  ),
};
