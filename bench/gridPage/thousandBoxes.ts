// A deterministic locker of 1,000 boxes in all sizes and statuses.
import type { Box, BoxOrder } from '../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../contract/lockers/lockers.ts';
import type { BoxStatus } from '../../domain/boxes/boxes.ts';
import { columnLetter } from '../../domain/layout/cabinet.ts';
import type { Numbered } from '../../domain/recordId.ts';

const BOXES = 1000;
const COLUMNS = 26;
const SIZES = ['XS', 'S', 'M', 'M', 'L', 'XS', 'S'];
const STATUSES: BoxStatus[] = [
  'AVAILABLE',
  'OCCUPIED',
  'AVAILABLE',
  'RESERVED',
  'OCCUPIED',
  'LOCKED',
  'FLAGGED',
];
const HOUR = 3_600_000;

function boxAt(index: number, now: number): Numbered<Box> {
  const positionX = index % COLUMNS;
  const positionY = Math.floor(index / COLUMNS);
  const status = STATUSES[(index * 5 + positionY) % STATUSES.length] ?? 'AVAILABLE';
  return {
    boxId: index + 1,
    name: `${columnLetter(positionX)}${String(positionY + 1).padStart(2, '0')}`,
    boxTypeId: 1,
    boxTypeName: SIZES[(index * 3 + positionY) % SIZES.length] ?? 'M',
    status,
    doorStatus: index % 97 === 0 ? 'OPEN' : 'CLOSED',
    openStatusFlag: index % 97 === 0,
    positionX,
    positionY,
    boardNumber: 1,
    portNumber: index,
    deviceId: null,
    bottomFlag: index % 11 === 0,
    skipNumber: false,
    lockType: null,
    expiryTime: status === 'OCCUPIED' ? now + (index % 20 === 0 ? -HOUR : HOUR) : null,
    deleteFlag: false,
  };
}

function orderOf(box: Numbered<Box>, now: number): BoxOrder {
  return {
    ordersId: box.boxId,
    boxId: box.boxId,
    parcelNumber: `RR${String(482910000 + box.boxId)}CY`,
    expressNumber: null,
    pinCode: '••••••',
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'REGISTERED',
    ordersStatus: box.status === 'RESERVED' ? 'RESERVED' : 'STORED',
    storeTime: now - 5 * HOUR,
    collectTime: null,
    expiryTime: box.expiryTime,
  };
}

const nothing = {
  location: null,
  companyName: null,
  category: null,
  postalCode: null,
  sortingCode: null,
  cctvLink: null,
  longitude: null,
  latitude: null,
  zoneId: null,
  description: null,
  countryCode: null,
  blockNo: null,
  streetNo: null,
  buildingName: null,
  ipsCode: null,
  operatingHoursStartHour: null,
  operatingHoursStartMinute: null,
  operatingHoursEndHour: null,
  operatingHoursEndMinute: null,
  addressOnLocker: null,
  locationTel: null,
  freeDays: null,
  freeHours: null,
};

/** The locker; `now` is epoch milliseconds. */
export function thousandBoxes(now: number): LockerInfo {
  const boxList = Array.from({ length: BOXES }, (_, index) => boxAt(index, now));
  return {
    ...nothing,
    lockerId: 1,
    lockerName: 'Thousand',
    lockerNumber: 'CY-TST-001',
    lockerSituation: 'ONLINE',
    lockerStatus: 'ENABLE',
    heartbeatTime: now,
    lastUpdatedTime: now,
    smsAuthentication: false,
    returnFunction: false,
    output: false,
    boxList,
    ordersList: boxList
      .filter(({ status }) => status === 'OCCUPIED' || status === 'RESERVED')
      .map((box) => orderOf(box, now)),
    boxTypeCountList: [],
    deviceList: [],
  };
}
