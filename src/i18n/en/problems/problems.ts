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
    'The picture measures %{width} × %{height} pixels. The limit is %{side} on each side and %{millions} million in total.',
  FILE_NOT_FIT: 'The file does not match its name, or its type is not accepted here.',
  RECORD_IN_USE: 'Other records still refer to this one. Change or delete them first.',
  UPLOAD_BROKEN: 'The parts of this upload do not form one file. Upload it again.',
  UPLOADS_FULL:
    'You have too many unfinished or unused uploads. Finish them, or save the records that use them; the rest is deleted after a day.',
  STREAMS_FULL: 'Too many live connections are already open.',
  EXPORTS_BUSY: 'Other exports are being prepared. Yours is next as soon as one is finished.',
  EXPORTS_FULL: 'Too many exports are already waiting. Try again in a few minutes.',
  STALE: 'Another user saved this record in the meantime.',
  TAKEN: '“%{value}” is already used: %{kind} %{name}. Choose another.',
  CATEGORY_IN_USE:
    'Category %{category} has parcels under way: %{count}. It can be deleted when they are collected.',
  PROVINCE_IN_USE:
    'Province %{name} has districts: %{count}. It can be deleted when they are deleted or belong to another province.',
  DISTRICT_IN_USE:
    'District %{name} has lockers: %{count}. It can be deleted when they belong to another district.',
  LOCKER_NAME_TAKEN: 'Locker Name %{name} Existing, please re-enter!',
  LOCKER_IN_USE:
    'Locker %{name} has boxes that are in use or locked: %{count}. It can be deleted when all are free.',
  VERSION_CANCEL_LATE: 'The upgrade time has passed. Tasks can no longer be cancelled.',
  VERSION_TASK_OVER: 'A task that has started or ended cannot be cancelled.',
  VERSION_NOT_HALTED: 'This rollout has not halted.',
  VERSION_FAILURE_EARLY: 'The failure time must come after the upgrade time.',
  VERSION_FAILURE_PASSED: 'The failure time has already passed.',
  VERSION_RING_OUTSIDE: 'The lockers of the first ring must be among the chosen lockers.',
  PACKAGE_MISSING: 'Please upload the terminal package',
  PACKAGE_FORMAT: 'The format is incorrect, please use .zip format',
  PACKAGE_DAMAGED: 'The package is damaged: its contents do not match its directory.',
  PACKAGE_PATH: 'The package contains a file that would be written outside its folder: %{entry}',
  PACKAGE_LINK: 'The package contains a link that points outside it: %{entry}',
  PACKAGE_ENCRYPTED: 'The package is encrypted. Terminals cannot unpack it: %{entry}',
  PACKAGE_TOO_MANY: 'The package contains too many files.',
  PACKAGE_TOO_BIG: 'The unpacked package is too large for a terminal.',
  PACKAGE_BOMB: 'The package unpacks to more than a hundred times its size.',
  PACKAGE_NO_FILES: 'The package contains no files.',
  TERMINAL_KEY_REFUSED: 'The terminal key is not valid.',
  BOX_OCCUPIED: 'Operation is not allowed in the occupied grid state!',
  BOX_BOOKED: 'Box %{box} is reserved for %{parcelNumber}. Cancel the booking first.',
  BOX_NO_ID: 'Failed to get the gate id!',
  DEVICE_TYPE_MISSING: 'Choose a device type.',
  DEVICE_INTERFACE_MISSING: 'Select a Interface!',
  DEVICE_INTERFACE_REPEATED: 'Interface repeated selection!',
  DEVICE_IN_USE: 'Box %{box} is wired to device %{device}. Wire it to another device first.',
  LAYOUT_IN_USE:
    'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!',
  LAYOUT_EMPTY_COLUMN: 'There must be no empty space between the two columns!',
  LAYOUT_GAP: 'Boxes of a column must be contiguous: %{place} is empty.',
  LAYOUT_PORT_TAKEN: 'Box %{place} has the board and port of another box.',
  LAYOUT_NAME_TAKEN: 'Box %{place} has the name of another box.',
  LAYOUT_BOX_TWICE: 'Box %{place} is in the layout twice.',
  LAYOUT_UNKNOWN_TYPE: 'Box %{place} has an unknown size.',
  LAYOUT_BEYOND_Z: 'Columns are lettered from A to Z: %{place} is out of range.',
  LAYOUT_BOX_IN_USE:
    'Box %{place} holds a parcel or is reserved. It cannot be removed from the layout.',
  LAYOUT_PLACE_TAKEN: 'Box %{place} overlaps another box.',
  LAYOUT_OUTSIDE: 'Box %{place} is outside the layout.',
  LAYOUT_BOX_MISSING:
    'Box %{box} of this locker is not in the layout that was sent. Mark it deleted to remove it.',
  ALERT_HOLDS:
    'This condition persists. Acknowledge or snooze the alert; it is resolved automatically when the condition ends.',
  ALERT_RESOLVED: 'This alert is already resolved.',
  CASE_RESOLVED: 'This case is already resolved. Reopen it first.',
  CASE_NOT_RESOLVED: 'This case is not resolved.',
  CASE_ABOUT_NOTHING: 'Choose the parcel, locker or customer that the case concerns.',
  CASE_PICTURES_FULL: 'A case can have at most %{max} pictures.',
  NO_TERMINAL: 'This locker has no terminal that can open the box.',
  LOG_NO_TERMINAL: 'This locker has no terminal that can send its log.',
  HOLIDAY_FORMAT: 'The format is incorrect, please use Excel format',
  HOLIDAY_TOO_BIG: 'The workbook is too large once it is unpacked. Nothing was saved.',
  HOLIDAY_TOO_MANY: 'The calendar has more than %{max} rows. Nothing was saved.',
  HOLIDAY_EMPTY: 'There is no holiday in the first sheet of this workbook.',
  HOLIDAY_ROWS: 'These rows of the calendar cannot be saved: %{rows}. Nothing was saved.',
  LOCKER_DISABLED: 'Locker %{locker} is disabled. Nothing can be reserved in it.',
  MEMBER_SUSPENDED: 'Customer %{member} is suspended. Nothing can be reserved for them.',
  MEMBER_NOT_ACTIVE: 'Customer %{member} is not active. Nothing can be reserved for them.',
  MEMBER_HAS_PARCEL:
    'Customer %{member} has parcels that are not collected: %{count}. The customer can be deleted once they are collected.',
  MEMBER_HAS_BOOKING:
    'Customer %{member} has bookings: %{count}. The customer can be deleted once they are cancelled or over.',
  MEMBER_OWES:
    'Customer %{member} has charges that are not paid: %{count}. The customer can be deleted once they are paid.',
  BOX_TAKEN: 'Box %{box} is no longer free. Choose another.',
  BOX_NOT_THAT_SIZE: 'Box %{box} is not of size %{size}.',
  CATEGORY_MISSING: 'Please select a category',
  CATEGORY_UNKNOWN: 'Category %{category} does not exist. Please select another.',
  PRICE_ZERO: 'The price cannot be 0',
  PRICE_REASON_MISSING: 'Please select a price reason',
  PRICE_MISSING: 'Please enter price if you have selected a reason',
  CONTACT_MISSING: 'Please enter either a mobile number or email address.',
  EMAIL_INCORRECT: 'Your email incorrect',
  PARCEL_NOT_BOOKED: 'This parcel is no longer booked.',
  PARCEL_NOT_STORED: 'This parcel is not in a box.',
  PARCEL_NOT_FOR_WAREHOUSE: 'No parcel with this number can go into the warehouse now.',
  PARCEL_NOT_IN_WAREHOUSE: 'No parcel with this number is in the warehouse.',
  PARCEL_IN_BOX:
    'Parcel %{parcelNumber} is in box %{box} at locker %{locker}. Confirm that it is here, or check the number.',
  EXPIRY_TOO_EARLY: 'The new expiry time cannot be before the current one.',
  EXPIRY_TOO_LATE: 'The expiry time cannot be more than %{days} days from now.',
  PARCEL_ELSEWHERE: 'Parcel %{parcelNumber} has a box at locker %{locker}.',
  KEY_REUSED: 'This key was already used for another report. Each report needs its own key.',
  TIME_UNIT: 'The time is not in milliseconds since 1970.',
  TIME_TOO_OLD: 'The time is more than 30 days ago. Nothing was recorded.',
  PIN_WRONG: 'No parcel in this locker has this PIN.',
  PAYMENT_DUE: 'Parcel %{parcelNumber} is not paid yet. Report the payment first.',
  COLLECTION_UNPROVEN:
    'This parcel may not be taken out: there was no verified PIN, no remote opening by staff and no sign-in at the terminal.',
  PIN_OUTGOING: 'A courier collects this parcel: it has no PIN.',
  PIN_CANNOT_LEAVE:
    'No gateway or template for sending the new PIN is enabled. The previous PIN stays valid.',
  PIN_CAN_LEAVE: 'A new PIN can be sent to the recipient, so it is not shown. Send it instead.',
  PIN_NOBODY: 'The PIN cannot be sent: neither a mobile number nor an e-mail address is known.',
  ROLE_EXISTS: 'The role already exists',
  ROLE_NAME_FIXED: 'The name and type of a role cannot be changed.',
  ROLE_NOT_HELD: 'You do not have %{codes} yourself, and can neither grant nor revoke it.',
  ROLE_OWN: 'This is your own role. Without %{codes} you would lock yourself out.',
  ROLE_SUPER_ADMIN: 'SUPER_ADMIN keeps every authority.',
  ROLE_OF_PRODUCT: 'Role %{name} is built in and cannot be deleted.',
  ROLE_IN_USE: 'Accounts with role %{name}: %{count} (%{who}). Assign them another role first.',
  ABOVE_OWN:
    'Role %{role} has permissions that you do not have (%{codes}). Another user must do this.',
  ROLE_OTHER_TYPE:
    'An account cannot be switched between console and terminals. Create another one.',
  LOGIN_NAME_FIXED: 'The login name cannot be changed.',
  TERMINAL_PASSWORD_RULE: 'The password should be at least 6 digit numbers.',
  VALIDITY_BACKWARDS: '“Valid until” must be after “Valid from”.',
  ACCOUNT_OWN:
    'Another user must change the role, status, validity and mobile number of your own account.',
  ACCOUNT_OWN_REMOVAL: 'You cannot delete your own account.',
  REQUESTOR_KEY_MADE: 'A requestor key is created by the server: leave it empty and renew it.',
  PASSWORD_OWN: 'Change your own password in My account.',
  LAST_SUPER_ADMIN: 'At least one account must be able to sign in as SUPER_ADMIN.',
  REQUESTOR_KEY_REFUSED: 'The requestor key is not valid.',
  PROVIDER_LOCKED: 'Provider %{name} is locked.',
  PROVIDER_OUT_OF_CONTRACT: 'Provider %{name} has no contract at this time.',
  TOO_MANY_ANNOUNCED:
    'Provider %{name} has announced %{count} parcels that are not delivered yet. Another one can be announced when one of them is delivered, or dropped after 30 days.',
  BOX_UNSETTLED:
    'Parcel %{parcelNumber} may be in box %{box}. Check the box and record the result: on the alert, or under “Why?”.',
  BOX_KEPT:
    'Box %{box} is reserved for parcel %{parcelNumber} of another recipient. Take this parcel out.',
  STRAY_NOT_RECORDABLE: 'This parcel cannot be recorded here. Take it out of the box.',
  PARCEL_NUMBER_CHARACTERS: 'A parcel number has only the letters A to Z, digits and - . / _',
  PARCEL_NUMBER_LIVE: 'Parcel %{parcelNumber} already has a box. History check shows where.',
  PARCEL_UNDER_WAY: 'Parcel %{parcelNumber} is already under way.',
  PROVIDER_NUMBER_FIXED: 'The number of a provider cannot be changed.',
  AGENT_NUMBER_FIXED: 'The number of a courier cannot be changed.',
  CONTRACT_BACKWARDS: 'The contract must end after it begins.',
  EFFECTIVE_BACKWARDS: '“Valid until” must be after “Valid from”.',
  PROVIDER_HAS_PARCELS:
    'Provider %{name} has parcels that are announced or under way: %{count}. It can be deleted when they are collected.',
  PROVIDER_HAS_AGENTS:
    'Provider %{name} has couriers: %{count}. It can be deleted when they are deleted or belong to another provider.',
  AGENT_HAS_PARCELS:
    'Courier %{name} has delivered parcels that are under way: %{count}. The courier can be deleted once they are collected.',
} satisfies Record<ProblemCode, string>;

export const problems = {
  ...firstProblems,
  codes,
  /** STALE, if the server returns who saved. */
  staleBy: '%{by} saved this record in the meantime.',
};
