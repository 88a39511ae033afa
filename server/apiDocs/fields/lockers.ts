// Fields of lockers, their groups, areas, devices and legacy lockers.
import type { FieldDescriptions } from '../types.ts';

export const lockerFields: FieldDescriptions = {
  // The locker
  postalCode: 'The postal code of the address.',
  sortingCode: "The code used for sorting parcels to this locker, in the operator's own scheme.",
  cctvLink: 'Where the camera of the locker can be watched.',
  longitude: 'Degrees east of Greenwich, negative to the west.',
  latitude: 'Degrees north of the equator, negative to the south.',
  lockerSituation:
    'What the heartbeat says: `ONLINE`; `OFFLINE` after 30 seconds without a heartbeat; `EXCEPTION` while the terminal reports trouble.',
  situationTime: 'Since when the locker has been in this situation.',
  heartbeatTime: 'When the terminal last sent a heartbeat; null if it never did.',
  lockerStatus:
    'What staff decided: `ENABLE` is in service, `DISABLE` takes no reservations, and no parcels without one.',
  front: 'The boxes of the locker in short, for drawing its front.',
  zoneId: "The number of the locker's zone, in the operator's own scheme.",
  'lockerSaves/description': 'Internal notes about the locker.',
  'lockers/description': 'Internal notes about the locker.',
  'lockers/countryCode': 'The country of the address: two or three letters, stored in capitals.',
  'lockerSaves/countryCode':
    'The country of the address: two or three letters, stored in capitals.',
  blockNo: 'The block number of the address.',
  streetNo: 'The street number of the address.',
  buildingName: 'The building in which the locker stands.',
  ipsCode: 'The code of the locker in the international postal system.',
  smsAuthentication: 'Whether the terminal asks for a code sent by SMS.',
  returnFunction: 'Whether the locker takes return parcels.',
  operatingHoursStartHour: 'The hour at which the locker opens, 0 to 23, network time.',
  operatingHoursStartMinute: 'The minute at which the locker opens, 0 to 59.',
  operatingHoursEndHour: 'The hour at which the locker closes, 0 to 23, network time.',
  operatingHoursEndMinute: 'The minute at which the locker closes, 0 to 59.',
  output:
    'Whether the output of the locker is switched on. Stored for the terminal; the server does not act on it.',
  addressOnLocker: 'The address as it is printed on the locker.',
  locationTel: 'The telephone number at the site.',
  freeDays:
    'How many days a parcel may stay. Weekends and holidays are not counted. Null where not set.',
  freeHours:
    'How many hours a parcel may stay, used where `freeDays` is not set. Null where not set.',
  ordersList: 'The parcels that stand in the boxes or have one reserved.',
  boxTypeCountList: 'How many boxes of each size the locker has.',
  'boxTypeCountList.name': 'The name of the box size.',
  'boxTypeCountList.count': 'How many boxes of this size the locker has.',
  availableCount: 'How many of them are free.',
  openAlertList: 'The unresolved trouble that the terminal reported.',
  'openAlertList.startTime': 'When the trouble was first reported.',

  // Devices
  deviceList:
    'The devices of the locker, such as lock control boards. A save names all of them: a device that is left out is removed.',
  deviceId:
    'The number of the device to which it is wired. In a save, a negative number names a new device of the same save.',
  'deviceList.deviceId':
    'The number of the device. In a save, leave it out or use a negative number for a new device.',
  deviceType: 'What kind of device it is.',
  'deviceList.version': 'The version of the device.',
  interfaceType: 'How the device is connected: serial port (`COM`) or network (`NET`).',
  interfaceAddress: 'The port or network address of the device, unique in the locker.',
  baudRate: 'The speed of a serial port in baud.',
  'lockerSaves.checkName/result': '0 if another locker has the name, 1 if it is free.',
  'lockerSaves.checkName/name': 'The name to check.',
  'lockerSaves.checkName/lockerId':
    'The locker that keeps its own name; it does not count as taken.',

  // Areas
  districtCount: 'How many districts the province has.',

  // Availability
  xsFree: 'How many XS boxes are free.',
  xsCount: 'How many XS boxes there are.',
  sFree: 'How many S boxes are free.',
  sCount: 'How many S boxes there are.',
  mFree: 'How many M boxes are free.',
  mCount: 'How many M boxes there are.',
  lFree: 'How many L boxes are free.',
  lCount: 'How many L boxes there are.',
  xlFree: 'How many XL boxes are free.',
  xlCount: 'How many XL boxes there are.',
  xxlFree: 'How many XXL boxes are free.',
  xxlCount: 'How many XXL boxes there are.',
  'availability/id': 'The number of the locker.',
  'availabilityCalls/id': 'The number of the locker.',
  knownUntil:
    'The last moment for which the numbers are known: now, or the last heartbeat of an offline locker.',
  sizes: 'The box sizes, in the order used by `moments`.',
  'sizes.name': 'The name of the box size.',
  moments: 'The numbers at every full hour of the last 14 days, and now.',
  'moments.time': 'The moment to which the numbers belong.',
  'moments.free': 'How many boxes of each size were free, in the order of `sizes`.',
  'moments.boxes': 'How many boxes of each size there were, in the order of `sizes`.',

  // Legacy lockers
  'legacyLockers/name': 'The name of the locker, unique in the network.',
  'legacyBoxes/name': 'The name of the locker, unique in the network.',
  orderNo: "The number of the locker in the operator's books; each locker has its own.",
  operator: 'The company that operates the locker.',
  'operator.id': "The number of the company in the operator's books.",
  'operator.name': 'The name of the company.',
  operatorId: "The number of the operating company in the operator's books.",
  operatorName: 'The name of the operating company.',
  currencyUnit: 'The currency of the locker: three capital letters (ISO 4217).',
  overdueType: 'Whether the free period is counted in days (`freeDays`) or hours (`freeHours`).',
  smsAccount: 'The SMS account that the locker uses.',
  'smsAccount.id': 'The number of the SMS account.',
  'legacyLockers/smsAccountId': 'The number of the SMS account that the locker uses.',
  cabinetCount: 'How many columns of boxes the locker has.',
  legacyStatus: '`LOCKED` is out of service, `USED` holds parcels, `ENABLE` is neither.',
  'legacyLockers/status': '`LOCKED` is out of service, `USED` holds parcels, `ENABLE` is neither.',
  'legacyBoxes.setStatus/status':
    'What the locker becomes: `ENABLE` puts it into service, `LOCKED` and `DISABLE` take it out.',
  cabinets: 'The columns of boxes, numbered from the left.',
  'cabinets.id': 'The number of the column record; null for a new column.',
  'cabinets.number': 'The place of the column, from 1 on the left to 26.',
  'cabinets.deleteFlag': 'True to take the column off the locker.',
  mouths: 'The boxes of the column.',
  'mouths.number': 'The number of the box, unique in the locker and never used again.',
  numberInCabinet: 'The row of the box, from 1.',
  mouthType: 'The size of the box.',
  'mouthType.id': 'The legacy number of the box size.',
  'mouths.deleteFlag': 'True to take the box off the locker.',
  'mouths.status': 'What the box is now. Returned by the server; a save cannot set it.',
};
