// Fields with the same meaning in many endpoints: ids, names, times, paging and counts.
import { NUMBERS } from '../numbers.ts';
import type { FieldDescriptions } from '../types.ts';

export const everywhereFields: FieldDescriptions = {
  // Paging
  page: 'The zero-based number of the page.',
  size: `How many records a page holds, from 1 to ${NUMBERS.pickerSize}.`,
  sort: 'The field to sort by and the direction, separated by a comma.',
  content: 'The records of this page, or all of them where the call has no pages.',
  totalPages: 'How many pages there are at this page size.',
  totalElements: 'How many records match in total.',
  totalIsLeast:
    'True when more records match than `totalElements` says: events are counted exactly up to 10,000.',

  // Records
  id: 'The number of the record.',
  creationTime: 'When the record was created.',
  lastUpdatedTime:
    'When the record was last saved. Send it back as `If-Match` to detect concurrent saves.',
  description: 'A free description.',

  // Who and where
  lockerId: 'The number of the locker.',
  lockerName: 'The name of the locker, unique in the network.',
  lockerNumber: 'The number by which the operator knows the locker.',
  lockerIds: 'The lockers it applies to.',
  lockerGroupId: 'The locker group.',
  districtId: 'The district in which the locker is located.',
  districtName: 'The name of the district; null if the locker is in none.',
  provinceId: 'The province, by its number.',
  provinceName: 'The name of the province to which the district belongs.',
  boxId: 'The number of the box.',
  boxName: 'What is painted on the box: column letter and number, such as `A01`.',
  boxTypeId: 'The number of the box size.',
  boxTypeName: 'The name of the box size, such as `M`.',
  ordersId: 'The number of the parcel.',
  parcelNumber:
    'The number on the parcel label. Stored in capitals without blanks; comparison ignores both.',
  bookNumber: 'The number of the booking, such as `B20000037`.',
  memberId: 'The number of the customer.',
  memberName: 'First and last name of the customer, or the login name where neither is known.',
  memberNo: 'The customer number shown to staff, such as `M100001`.',
  userId: 'The number of the staff account.',
  username: 'The login name.',
  providerId: 'The number of the provider.',
  providerNumber: 'The number by which the operator knows the provider.',
  providerName: 'The name of the company.',
  agentId: 'The number of the courier.',
  firstName: 'The given name of the person.',
  lastName: 'The family name of the person.',
  roleId: 'The number of the role.',
  roles: 'The role of the account; always exactly one.',
  'roles.name': 'The name of the role.',
  authoritySet: 'The permission codes that the role grants.',
  loginType: '`BACKEND` for accounts of the console, `TERMINAL` for accounts used at a locker.',
  mobile: 'The mobile number. Masked in responses without the permission to see personal data.',
  email: 'The e-mail address. Masked in responses without the permission to see personal data.',
  address: 'The postal address as free text.',
  ip: 'The network address from which it was done.',
  companyName: 'The company that operates the locker.',
  location: 'Where the locker stands, in words.',
  category: 'The category of the locker, a free text.',

  // Times and counts
  time: 'When it happened.',
  startTime: 'The beginning of the period, inclusive.',
  endTime: 'The end of the period, inclusive.',
  from: 'The value before the change; null if there was none.',
  to: 'The value after the change; null if there is none.',
  totalCount: 'How many records the sums cover.',
  boxCount: 'How many boxes for parcels the locker has.',
  usedBoxCount: 'How many of its boxes hold a parcel.',
  lockerCount: 'How many lockers belong to it.',
  freeCount: 'How many boxes of all sizes are free.',
  sums: 'The sums over all records that match, not only those of this page.',
  byName: 'Who did it: the name of the account or person. Null if unknown.',
  byType: 'What kind of actor did it.',
  format: 'The file format of the attachment.',

  // Files
  file: 'The file, or one chunk of it.',
  fileId: 'The id of the stored file.',
  chunk: 'The zero-based number of this chunk. Leave all chunk fields out to send the file whole.',
  chunks: 'How many chunks the file has.',
  uploadId:
    'A random id of 8 to 64 letters, digits, `_` and `-` that the sender chooses for the upload; the same for all chunks.',
  'holidayCalendar/name': 'The name of the file, with its ending.',
  'holidayCalendar/size': 'The size of the whole file in bytes.',
  'caseCalls.attach/name': 'The name of the file, with its ending.',
  'caseCalls.attach/size': 'The size of the whole file in bytes.',
  'screenSaverCalls.uploadImage/name': 'The name of the file, with its ending.',
  'screenSaverCalls.uploadImage/size': 'The size of the whole file in bytes.',
  'versionCalls.upload/name': 'The name of the file, with its ending.',
  'versionCalls.upload/size': 'The size of the whole file in bytes.',
  'caseCalls.attach/result':
    'The id of the file once it is complete; null while chunks are missing.',
  'screenSaverCalls/result':
    'The id of the file once it is complete; null while chunks are missing.',
  'versionCalls/result': 'The id of the file once it is complete; null while chunks are missing.',
  'uploads/result': 'The id of the file once it is complete; null while chunks are missing.',
  received: 'The numbers of the chunks that have arrived.',
};
