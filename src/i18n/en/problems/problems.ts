// English messages: errors, by the server's codes.
import type { ProblemCode } from '../../../../contract/problems.ts';
import { accountProblems } from './accountProblems.ts';
import { messageProblems } from './messageProblems.ts';
import { priceProblems } from './priceProblems.ts';
import { reportProblems } from './reportProblems.ts';
import { firstProblems } from './firstProblems.ts';

const codes = {
  ...firstProblems.codes,
  ...accountProblems,
  ...messageProblems,
  ...priceProblems,
  ...reportProblems,
  FILE_TOO_LARGE: 'File size exceeded',
  FILE_EMPTY: 'The file is empty.',
  PICTURE_TOO_LARGE:
    'The picture measures %{width} × %{height} pixels. It may have %{side} on each side and %{millions} million in all.',
  FILE_NOT_FIT: 'The file is not what its name says, or of a kind that is not taken here.',
  RECORD_IN_USE: 'Other records still refer to this one. Change or delete them first.',
  UPLOAD_BROKEN: 'The pieces of this upload do not make up one file. Send it again.',
  UPLOADS_FULL:
    'Too much of what you sent is unfinished or not used yet. Finish it or save what uses it; the rest is dropped after a day.',
  STREAMS_FULL: 'Too many pages listen for live news already.',
  EXPORTS_BUSY: 'Other exports are being prepared. Yours is next as soon as one is finished.',
  EXPORTS_FULL: 'Too many exports are waiting already. Try again in a few minutes.',
  STALE: 'Somebody else saved this record in the meantime.',
  TAKEN: 'Another record has this already. Choose another.',
  CATEGORY_IN_USE:
    'Parcels that are under way fall in category %{category}: %{count}. It can be deleted when they are collected.',
  PROVINCE_IN_USE:
    'Province %{name} has districts: %{count}. It can be deleted when they are deleted or belong to another province.',
  DISTRICT_IN_USE:
    'Lockers belong to district %{name}: %{count}. It can be deleted when they belong to another district.',
  LOCKER_NAME_TAKEN: 'Locker Name %{name} Existing, please re-enter!',
  LOCKER_IN_USE:
    'Locker %{name} has boxes that are used or locked: %{count}. It can be deleted when all are free.',
  VERSION_CANCEL_LATE: 'The upgrade time has passed. Nothing can be cancelled any more.',
  VERSION_TASK_OVER: 'What has begun or is over cannot be cancelled.',
  VERSION_NOT_HALTED: 'This rollout has not halted.',
  VERSION_FAILURE_EARLY: 'The failure time must come after the upgrade time.',
  VERSION_FAILURE_PASSED: 'The failure time has passed already.',
  VERSION_RING_OUTSIDE: 'The first ring must be made of the chosen lockers.',
  PACKAGE_MISSING: 'Please upload the terminal package',
  PACKAGE_FORMAT: 'The format is incorrect, please use .zip format',
  PACKAGE_DAMAGED: 'The package is damaged: it does not unpack to what it says.',
  PACKAGE_PATH: 'The package holds a file that would be written outside its folder: %{entry}',
  PACKAGE_LINK: 'The package holds a link to somewhere else: %{entry}',
  PACKAGE_ENCRYPTED: 'The package is encrypted. Terminals cannot unpack it: %{entry}',
  PACKAGE_TOO_MANY: 'The package holds too many files.',
  PACKAGE_TOO_BIG: 'The package unpacks to more than a terminal has room for.',
  PACKAGE_BOMB: 'The package unpacks to more than a hundred times its size.',
  PACKAGE_NO_FILES: 'The package holds no files.',
  TERMINAL_KEY_REFUSED: 'The terminal key is not known.',
  BOX_OCCUPIED: 'Operation is not allowed in the occupied grid state!',
  BOX_BOOKED: 'Box %{box} is reserved for %{parcelNumber}. Cancel the booking first.',
  BOX_NO_ID: 'Failed to get the gate id!',
  DEVICE_TYPE_MISSING: 'Say what kind of device it is.',
  DEVICE_INTERFACE_MISSING: 'Select a Interface!',
  DEVICE_INTERFACE_REPEATED: 'Interface repeated selection!',
  DEVICE_IN_USE: 'Box %{box} is wired to device %{device}. Wire it elsewhere first.',
  LAYOUT_IN_USE:
    'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!',
  LAYOUT_EMPTY_COLUMN: 'There must be no empty space between the two columns!',
  LAYOUT_GAP: 'Boxes of a column stand on each other: %{place} is empty.',
  LAYOUT_PORT_TAKEN: 'Box %{place} has the board and port of another box.',
  LAYOUT_NAME_TAKEN: 'Box %{place} has the name of another box.',
  LAYOUT_BOX_TWICE: 'Box %{place} is in the layout twice.',
  LAYOUT_UNKNOWN_TYPE: 'Box %{place} has a size that is not known.',
  LAYOUT_BEYOND_Z: 'Columns are lettered from A to Z: %{place} is beyond.',
  LAYOUT_BOX_IN_USE:
    'Box %{place} holds a parcel or is reserved. It cannot be taken off the layout.',
  LAYOUT_PLACE_TAKEN: 'Box %{place} stands where another box is.',
  LAYOUT_OUTSIDE: 'Box %{place} stands outside of the layout.',
  LAYOUT_BOX_MISSING:
    'Box %{box} of this locker is not in the layout that was sent. Mark it deleted to take it off.',
  ALERT_RESOLVED: 'This alert is resolved already.',
  CASE_RESOLVED: 'This case is resolved already. Open it again first.',
  CASE_NOT_RESOLVED: 'This case is not resolved.',
  CASE_ABOUT_NOTHING: 'Say which parcel, locker or customer the case is about.',
  CASE_PICTURES_FULL: 'A case takes %{max} pictures at most.',
  NO_TERMINAL: 'This locker has no terminal that could open the box.',
  LOG_NO_TERMINAL: 'This locker has no terminal that could send its log.',
  HOLIDAY_FORMAT: 'The format is incorrect, please use Excel format',
  HOLIDAY_TOO_BIG: 'The workbook is too large once it is unpacked. Nothing was kept.',
  HOLIDAY_TOO_MANY: 'The calendar has more than %{max} rows. Nothing was kept.',
  HOLIDAY_EMPTY: 'There is no holiday in the first sheet of this workbook.',
  HOLIDAY_ROWS: 'These rows of the calendar cannot be kept: %{rows}. Nothing was kept.',
  LOCKER_DISABLED: 'Locker %{locker} is disabled. Nothing can be reserved in it.',
  MEMBER_SUSPENDED: 'Customer %{member} is suspended. Nothing can be reserved for them.',
  MEMBER_NOT_ACTIVE: 'Customer %{member} is not active. Nothing can be reserved for them.',
  MEMBER_HAS_PARCEL:
    'Customer %{member} has parcels that are not collected: %{count}. They can be deleted afterwards.',
  MEMBER_HAS_BOOKING:
    'Boxes are booked for customer %{member}: %{count}. They can be deleted when those bookings are cancelled or over.',
  MEMBER_OWES:
    'Customer %{member} has charges that are not paid: %{count}. They can be deleted when those are paid.',
  BOX_TAKEN: 'Box %{box} is no longer free. Choose another.',
  BOX_NOT_THAT_SIZE: 'Box %{box} is not of size %{size}.',
  CATEGORY_MISSING: 'Please select a category',
  CATEGORY_UNKNOWN: 'Category %{category} is not known. Please select another.',
  PRICE_ZERO: 'The price cannot be 0',
  PRICE_REASON_MISSING: 'Please select a price reason',
  PRICE_MISSING: 'Please enter price if you have selected a reason',
  CONTACT_MISSING: 'Please enter either a mobile number or email address.',
  EMAIL_INCORRECT: 'Your email incorrect',
  PARCEL_NOT_BOOKED: 'This parcel is not booked any more.',
  PARCEL_NOT_STORED: 'This parcel does not stand in a box.',
  PARCEL_NOT_FOR_WAREHOUSE: 'No parcel with this number can go into the warehouse now.',
  PARCEL_NOT_IN_WAREHOUSE: 'No parcel with this number is in the warehouse.',
  EXPIRY_TOO_EARLY: 'The expiry time cannot be before the current expiry time.',
  EXPIRY_TOO_LATE: 'The expiry time cannot be more than %{days} days from now.',
  PARCEL_ELSEWHERE: 'Parcel %{parcelNumber} has a box at locker %{locker}.',
  KEY_REUSED: 'Another report was sent under this key. Each report has a key of its own.',
  TIME_UNIT: 'The time is not in milliseconds since 1970.',
  TIME_TOO_OLD: 'The time is more than 30 days ago. Nothing was recorded.',
  PIN_WRONG: 'No parcel in this locker has this PIN.',
  PAYMENT_DUE: 'Parcel %{parcelNumber} is not paid yet. Report the payment first.',
  COLLECTION_UNPROVEN:
    'Nothing shows that this parcel may be taken out: no checked PIN, no remote opening by staff, no sign-in at the terminal.',
  PIN_OUTGOING: 'A courier fetches this parcel: it has no PIN.',
  PIN_NOBODY: 'Nobody can be told the PIN: neither a mobile number nor an e-mail address is known.',
  ROLE_EXISTS: 'The role already exists',
  ROLE_NAME_FIXED: 'A role keeps the name and the type that it was created with.',
  ROLE_NOT_HELD: 'You do not hold %{codes} yourself, and can neither give nor take it.',
  ROLE_OWN: 'This is your own role. Without %{codes} you would lock yourself out.',
  ROLE_SUPER_ADMIN: 'SUPER_ADMIN keeps every authority.',
  ROLE_OF_PRODUCT: 'The product itself goes by role %{name}. It cannot be deleted.',
  ROLE_IN_USE: 'Role %{name} is given to %{count}: %{who}. Give them another role first.',
  ABOVE_OWN: 'Role %{role} may do what you may not (%{codes}). Somebody else must do this.',
  ROLE_OTHER_TYPE: 'An account stays with the console or with the terminals. Make another one.',
  LOGIN_NAME_FIXED: 'The login name stays as it was given.',
  TERMINAL_PASSWORD_RULE: 'The password should be at least 6 digit numbers.',
  VALIDITY_BACKWARDS: 'The account must end after it begins.',
  ACCOUNT_OWN:
    'Role, status, time and mobile number of your own account are for somebody else to change.',
  ACCOUNT_OWN_REMOVAL: 'Nobody deletes their own account.',
  REQUESTOR_KEY_MADE: 'A requestor key is made by the server: leave it empty and renew it.',
  PASSWORD_OWN: 'Your own password is changed in My account.',
  LAST_SUPER_ADMIN: 'Nobody would be left who can sign in as SUPER_ADMIN.',
  REQUESTOR_KEY_REFUSED: 'The requestor key is not known.',
  PROVIDER_LOCKED: 'Provider %{name} is locked.',
  PROVIDER_OUT_OF_CONTRACT: 'Provider %{name} has no contract at this time.',
  TOO_MANY_ANNOUNCED:
    'Provider %{name} has announced %{count} parcels that nobody has brought yet. Another one can be announced when one of them is brought, or forgotten after 30 days.',
  BOX_UNSETTLED:
    'Parcel %{parcelNumber} may lie in box %{box}. Look for it and say what was found: on the alert, or under “Why”.',
  BOX_KEPT: 'Box %{box} is kept for %{parcelNumber} of somebody else. Take this parcel out.',
  STRAY_NOT_RECORDABLE: 'This parcel cannot be recorded here. Take it out of the box.',
  PARCEL_NUMBER_LIVE: 'Parcel %{parcelNumber} has a box already. History check shows where.',
  PARCEL_UNDER_WAY: 'Parcel %{parcelNumber} is under way already.',
  PROVIDER_NUMBER_FIXED: 'A provider keeps the number that it was created with.',
  AGENT_NUMBER_FIXED: 'A courier keeps the number that they were created with.',
  CONTRACT_BACKWARDS: 'The contract must end after it begins.',
  EFFECTIVE_BACKWARDS: 'The time must end after it begins.',
  PROVIDER_HAS_PARCELS:
    'Provider %{name} has parcels that are announced or under way: %{count}. It can be deleted when they are collected.',
  PROVIDER_HAS_AGENTS:
    'Couriers belong to provider %{name}: %{count}. It can be deleted when they are deleted or belong to another provider.',
  AGENT_HAS_PARCELS:
    'Parcels that courier %{name} brought are under way: %{count}. They can be deleted when those are collected.',
} satisfies Record<ProblemCode, string>;

export const problems = {
  ...firstProblems,
  codes,
  /** STALE, if the server returns who saved. */
  staleBy: '%{by} saved this record in the meantime.',
};
