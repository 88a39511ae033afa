// The demo's lockers with their devices and boxes.
import { boxTypeIdOf, type BoxTypeName } from '../../../domain/boxes/boxTypes.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';
import { districtIdOf } from '../base/districts.ts';
import { frontOf } from './fronts.ts';
import type { Network, Row } from './emptyNetwork.ts';
import { DISTRICTS, PLACES, type Place } from './places.ts';

const DAY = 24 * 60 * 60 * 1_000;
const DEVICES_PER_LOCKER = 3;

export type LockerRow = Row<'lockers'> & { lockerId: number };
export type BoxRow = Row<'boxes'> & { boxId: number };

const CATEGORIES = ['Outdoor', 'Indoor', 'Staffed'];

function lockerRow(network: Network, place: Place, lockerId: number): LockerRow {
  const { random, now } = network;
  const creationTime = network.begin - random.whole(3, 40) * DAY;
  const allDay = random.chance(0.7);
  const hours = lockerId % 3 === 0;
  const [streetNo = null] = place.street.match(/\d+$/) ?? [];
  const situationTime = now - random.whole(1, 20) * DAY;
  const heartbeatTime = now - random.whole(200, 9_800);
  (network.rows.lockerHeartbeats ??= []).push({ lockerId, heartbeatTime });
  return {
    lockerId,
    lockerName: place.lockerName,
    lockerNumber: place.lockerNumber,
    location: `${place.street}, ${place.town}`,
    districtId: districtIdOf(place),
    companyName: 'Lockerdesk Cyprus',
    category: CATEGORIES[lockerId % CATEGORIES.length],
    longitude: place.longitude,
    latitude: place.latitude,
    zoneId: DISTRICTS.findIndex((letters) => place.lockerNumber.includes(letters)) + 1,
    cctvLink: `https://cctv.example.test/${place.lockerNumber.toLowerCase()}`,
    sortingCode: place.postalCode.slice(0, 2),
    description: null,
    countryCode: 'CY',
    blockNo: null,
    streetNo,
    buildingName: null,
    postalCode: place.postalCode,
    ipsCode: place.lockerNumber.replaceAll('-', ''),
    smsAuthentication: lockerId % 4 === 0,
    returnFunction: lockerId % 5 !== 0,
    operatingHoursStartHour: allDay ? 0 : 6,
    operatingHoursStartMinute: 0,
    operatingHoursEndHour: allDay ? 23 : 22,
    operatingHoursEndMinute: allDay ? 59 : 0,
    output: false,
    addressOnLocker: `${place.street}, ${place.postalCode} ${place.town}`,
    locationTel: `00357 2${zone(place)}${String(100_000 + lockerId * 7_919).slice(0, 6)}`,
    freeDays: hours ? null : 3,
    freeHours: hours ? 48 : null,
    lockerStatus: 'ENABLE',
    lockerSituation: 'ONLINE',
    situationTime,
    deletedAt: null,
    creationTime,
    lastUpdatedTime: now - random.whole(1, Math.min(60, network.size.days)) * DAY,
  };
}

const zone = (place: Place): number =>
  DISTRICTS.findIndex((letters) => place.lockerNumber.includes(letters)) + 2;

function devicesOf({ lockerId, creationTime }: LockerRow): Row<'devices'>[] {
  const stamps = { lockerId, creationTime, lastUpdatedTime: creationTime };
  const first = (lockerId - 1) * DEVICES_PER_LOCKER;
  const port = { interfaceType: 'COM', baudRate: 9_600 } as const;
  const camera = {
    interfaceType: 'NET',
    interfaceAddress: `192.0.2.${lockerId}`,
    baudRate: null,
  } as const;
  return [
    {
      deviceId: first + 1,
      deviceType: 'LOCK_CONTROL_BOARD',
      version: '3.2',
      ...port,
      interfaceAddress: 'COM3',
      ...stamps,
    },
    {
      deviceId: first + 2,
      deviceType: 'PRINTER',
      version: '1.8',
      ...port,
      interfaceAddress: 'COM4',
      ...stamps,
    },
    { deviceId: first + 3, deviceType: 'CCTV', version: '5.0', ...camera, ...stamps },
  ];
}

function boxRow(
  locker: LockerRow,
  place: { positionX: number; positionY: number },
  type: BoxTypeName,
  number: number,
) {
  const control = type === 'CONTROL';
  return {
    lockerId: locker.lockerId,
    name: control
      ? 'CONTROL'
      : `${columnLetter(place.positionX)}${String(number).padStart(2, '0')}`,
    boxTypeId: boxTypeIdOf(type) ?? 0,
    status: 'AVAILABLE',
    doorStatus: control ? null : 'CLOSED',
    openStatusFlag: false,
    ...place,
    boardNumber: control ? null : place.positionX + 1,
    portNumber: control ? null : place.positionY + 1,
    deviceId: control ? null : (locker.lockerId - 1) * DEVICES_PER_LOCKER + 1,
    bottomFlag: false,
    skipNumber: control,
    lockType: null,
    expiryTime: null,
    deletedAt: null,
    creationTime: locker.creationTime,
    lastUpdatedTime: locker.creationTime,
  } satisfies Row<'boxes'>;
}

/** The outer columns have boxes that a wheelchair user can reach, in rows 3 to 5. */
const isAccessible = (positionX: number, positionY: number, columns: number): boolean =>
  (positionX === 0 || positionX === columns - 1) && positionY >= 3 && positionY <= 4;

function boxesOf(network: Network, locker: LockerRow, columns: number): Omit<BoxRow, 'boxId'>[] {
  return frontOf(columns, network.random).flatMap((types, positionX) => {
    let number = 0;
    return types.map((type, positionY) => {
      if (type !== 'CONTROL') number += 1;
      const bottomFlag = type !== 'CONTROL' && isAccessible(positionX, positionY, columns);
      return { ...boxRow(locker, { positionX, positionY }, type, number), bottomFlag };
    });
  });
}

/** Adds lockers, devices and boxes to the network, with the creation event of each locker. */
export function buildLockers(network: Network): { lockers: LockerRow[]; boxes: BoxRow[] } {
  const places = PLACES.slice(0, network.size.lockers);
  const lockers = places.map((place, index) => lockerRow(network, place, index + 1));
  const boxes = lockers
    .flatMap((locker, index) => boxesOf(network, locker, places[index]?.columns ?? 5))
    .map((box, index) => ({ ...box, boxId: index + 1 }));
  network.rows.lockers = lockers;
  network.rows.devices = lockers.flatMap(devicesOf);
  network.rows.boxes = boxes;
  for (const { lockerId, creationTime } of lockers) {
    network.events.push({
      time: creationTime,
      type: 'LOCKER_CREATED',
      subjectType: 'locker',
      subjectId: String(lockerId),
      lockerId,
      byType: 'STAFF',
      byId: 1,
      byName: 'admin',
      toState: 'ENABLE',
    });
  }
  return { lockers, boxes };
}
