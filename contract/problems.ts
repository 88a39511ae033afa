// Every error of the server: code, HTTP status and English text.
import { accountProblems } from './accountProblems.ts';
import { fileProblems } from './fileProblems.ts';
import { messageProblems } from './messages/messageProblems.ts';
import { requestProblems } from './requestProblems.ts';

/** `{name}` in a text is replaced by the error's values. */
export const problems = {
  ...requestProblems,
  ...accountProblems,
  ...fileProblems,
  PICTURE_TOO_LARGE: [
    400,
    'The picture measures {width} × {height} pixels. The limit is {side} on each side and {millions} million in total.',
  ],
  RECORD_IN_USE: [409, 'Other records still refer to this one. Change or delete them first.'],
  STREAMS_FULL: [429, 'Too many live connections are already open.'],
  STALE: [409, 'Another user saved this record in the meantime.'],
  TAKEN: [409, '“{value}” is already used: {resource} {name}. Choose another.'],
  CATEGORY_IN_USE: [
    409,
    'Category {category} has parcels under way: {count}. It can be deleted when they are collected.',
  ],
  PROVINCE_IN_USE: [
    409,
    'Province {name} has districts: {count}. It can be deleted when they are deleted or belong to another province.',
  ],
  DISTRICT_IN_USE: [
    409,
    'District {name} has lockers: {count}. It can be deleted when they belong to another district.',
  ],
  LOCKER_NAME_TAKEN: [409, 'Locker Name {name} Existing, please re-enter!'],
  LOCKER_IN_USE: [
    409,
    'Locker {name} has boxes that are in use or locked: {count}. It can be deleted when all are free.',
  ],
  VERSION_CANCEL_LATE: [409, 'The upgrade time has passed. Tasks can no longer be cancelled.'],
  VERSION_TASK_OVER: [409, 'A task that has started or ended cannot be cancelled.'],
  VERSION_NOT_HALTED: [409, 'This rollout has not halted.'],
  VERSION_FAILURE_EARLY: [400, 'The failure time must come after the upgrade time.'],
  VERSION_FAILURE_PASSED: [400, 'The failure time has already passed.'],
  VERSION_RING_OUTSIDE: [400, 'The lockers of the first ring must be among the chosen lockers.'],
  TERMINAL_KEY_REFUSED: [401, 'The terminal key is not valid.'],
  REQUESTOR_KEY_REFUSED: [401, 'The requestor key is not valid.'],
  PROVIDER_LOCKED: [403, 'Provider {name} is locked.'],
  PROVIDER_OUT_OF_CONTRACT: [403, 'Provider {name} has no contract at this time.'],
  TOO_MANY_ANNOUNCED: [
    409,
    'Provider {name} has announced {count} parcels that are not delivered yet. Another one can be announced when one of them is delivered, or dropped after 30 days.',
  ],
  PARCEL_NUMBER_CHARACTERS: [
    400,
    'A parcel number has only the letters A to Z, digits and - . / _',
  ],
  PARCEL_NUMBER_LIVE: [409, 'Parcel {parcelNumber} already has a box. History check shows where.'],
  PARCEL_UNDER_WAY: [409, 'Parcel {parcelNumber} is already under way.'],
  PROVIDER_NUMBER_FIXED: [400, 'The number of a provider cannot be changed.'],
  AGENT_NUMBER_FIXED: [400, 'The number of a courier cannot be changed.'],
  CONTRACT_BACKWARDS: [400, 'The contract must end after it begins.'],
  EFFECTIVE_BACKWARDS: [400, '“Valid until” must be after “Valid from”.'],
  PROVIDER_HAS_PARCELS: [
    409,
    'Provider {name} has parcels that are announced or under way: {count}. It can be deleted when they are collected.',
  ],
  PROVIDER_HAS_AGENTS: [
    409,
    'Provider {name} has couriers: {count}. It can be deleted when they are deleted or belong to another provider.',
  ],
  AGENT_HAS_PARCELS: [
    409,
    'Courier {name} has delivered parcels that are under way: {count}. The courier can be deleted once they are collected.',
  ],
  BOX_OCCUPIED: [409, 'Operation is not allowed in the occupied grid state!'],
  BOX_BOOKED: [409, 'Box {box} is reserved for {parcelNumber}. Cancel the booking first.'],
  BOX_NO_ID: [400, 'Failed to get the gate id!'],
  DEVICE_TYPE_MISSING: [400, 'Choose a device type.'],
  DEVICE_INTERFACE_MISSING: [400, 'Select a Interface!'],
  DEVICE_INTERFACE_REPEATED: [400, 'Interface repeated selection!'],
  DEVICE_IN_USE: [409, 'Box {box} is wired to device {device}. Wire it to another device first.'],
  LAYOUT_IN_USE: [
    409,
    'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!',
  ],
  LAYOUT_EMPTY_COLUMN: [400, 'There must be no empty space between the two columns!'],
  LAYOUT_GAP: [400, 'Boxes of a column must be contiguous: {place} is empty.'],
  LAYOUT_PORT_TAKEN: [400, 'Box {place} has the board and port of another box.'],
  LAYOUT_NAME_TAKEN: [400, 'Box {place} has the name of another box.'],
  LAYOUT_BOX_TWICE: [400, 'Box {place} is in the layout twice.'],
  LAYOUT_UNKNOWN_TYPE: [400, 'Box {place} has an unknown size.'],
  LAYOUT_AFTER_Z: [400, 'Columns are lettered from A to Z: {place} is out of range.'],
  LAYOUT_BOX_IN_USE: [
    409,
    'Box {place} holds a parcel or is reserved. It can neither be removed nor get another size.',
  ],
  LAYOUT_PLACE_TAKEN: [400, 'Box {place} overlaps another box.'],
  LAYOUT_OUTSIDE: [400, 'Box {place} is outside the layout.'],
  LAYOUT_BOX_MISSING: [
    400,
    'Box {box} of this locker is not in the layout that was sent. Mark it deleted to remove it.',
  ],
  ALERT_HOLDS: [
    409,
    'This condition persists. Acknowledge or snooze the alert; it is resolved automatically when the condition ends.',
  ],
  ALERT_RESOLVED: [409, 'This alert is already resolved.'],
  CASE_RESOLVED: [409, 'This case is already resolved. Reopen it first.'],
  CASE_NOT_RESOLVED: [409, 'This case is not resolved.'],
  CASE_ABOUT_NOTHING: [400, 'Choose the parcel, locker or customer that the case concerns.'],
  CASE_PICTURES_FULL: [409, 'A case can have at most {max} pictures.'],
  NO_TERMINAL: [409, 'This locker has no terminal that can open the box.'],
  LOG_NO_TERMINAL: [409, 'This locker has no terminal that can send its log.'],
  HOLIDAY_FORMAT: [400, 'The format is incorrect, please use Excel format'],
  HOLIDAY_TOO_BIG: [400, 'The workbook is too large once it is unpacked. Nothing was saved.'],
  HOLIDAY_TOO_MANY: [400, 'The calendar has more than {max} rows. Nothing was saved.'],
  HOLIDAY_EMPTY: [400, 'There is no holiday in the first sheet of this workbook.'],
  HOLIDAY_ROWS: [400, 'These rows of the calendar cannot be saved: {rows}. Nothing was saved.'],
  LOCKER_DISABLED: [409, 'Locker {locker} is disabled. Nothing can be reserved in it.'],
  MEMBER_SUSPENDED: [409, 'Customer {member} is suspended. Nothing can be reserved for them.'],
  MEMBER_NOT_ACTIVE: [409, 'Customer {member} is not active. Nothing can be reserved for them.'],
  MEMBER_HAS_PARCEL: [
    409,
    'Customer {member} has parcels that are not collected: {count}. The customer can be deleted once they are collected.',
  ],
  MEMBER_HAS_BOOKING: [
    409,
    'Customer {member} has bookings: {count}. The customer can be deleted once they are cancelled or over.',
  ],
  MEMBER_OWES: [
    409,
    'Customer {member} has charges that are not paid: {count}. The customer can be deleted once they are paid.',
  ],
  BOX_TAKEN: [409, 'Box {box} is no longer free. Choose another.'],
  BOX_UNSETTLED: [
    409,
    'Parcel {parcelNumber} may be in box {box}. Check the box and record the result: on the alert, or under “Why?”.',
  ],
  BOX_KEPT: [
    409,
    'Box {box} is reserved for parcel {parcelNumber} of another recipient. Take this parcel out.',
  ],
  STRAY_NOT_RECORDABLE: [409, 'This parcel cannot be recorded here. Take it out of the box.'],
  BOX_NOT_THAT_SIZE: [400, 'Box {box} is not of size {size}.'],
  CATEGORY_MISSING: [400, 'Please select a category'],
  CATEGORY_UNKNOWN: [400, 'Category {category} does not exist. Please select another.'],
  PRICE_ZERO: [400, 'The price cannot be 0'],
  PRICE_REASON_MISSING: [400, 'Please select a price reason'],
  PRICE_MISSING: [400, 'Please enter price if you have selected a reason'],
  CONTACT_MISSING: [400, 'Please enter either a mobile number or email address.'],
  EMAIL_INCORRECT: [400, 'Your email incorrect'],
  PARCEL_NOT_BOOKED: [409, 'This parcel is no longer booked.'],
  PARCEL_NOT_STORED: [409, 'This parcel is not in a box.'],
  PARCEL_NOT_FOR_WAREHOUSE: [409, 'No parcel with this number can go into the warehouse now.'],
  PARCEL_NOT_IN_WAREHOUSE: [409, 'No parcel with this number is in the warehouse.'],
  PARCEL_IN_BOX: [
    409,
    'Parcel {parcelNumber} is in box {box} at locker {locker}. Confirm that it is here, or check the number.',
  ],
  PARCEL_ELSEWHERE: [409, 'Parcel {parcelNumber} has a box at locker {locker}.'],
  KEY_REUSED: [409, 'This key was already used for another report. Each report needs its own key.'],
  TIME_UNIT: [400, 'The time is not in milliseconds since 1970.'],
  TIME_TOO_OLD: [400, 'The time is more than 30 days ago. Nothing was recorded.'],
  PIN_WRONG: [400, 'No parcel in this locker has this PIN.'],
  PAYMENT_DUE: [409, 'Parcel {parcelNumber} is not paid yet. Report the payment first.'],
  COLLECTION_UNPROVEN: [
    409,
    'This parcel may not be taken out: there was no verified PIN, no remote opening by staff and no sign-in at the terminal.',
  ],
  EXPIRY_TOO_EARLY: [400, 'The new expiry time cannot be before the current one.'],
  EXPIRY_TOO_LATE: [400, 'The expiry time cannot be more than {days} days from now.'],
  PIN_CANNOT_LEAVE: [
    409,
    'No gateway or template for sending the new PIN is enabled. The previous PIN stays valid.',
  ],
  PIN_CAN_LEAVE: [
    409,
    'A new PIN can be sent to the recipient, so it is not shown. Send it instead.',
  ],
  PIN_NOBODY: [
    409,
    'The PIN cannot be sent: neither a mobile number nor an e-mail address is known.',
  ],
  PIN_OUTGOING: [409, 'A courier collects this parcel: it has no PIN.'],
  ROLE_EXISTS: [409, 'The role already exists'],
  ROLE_NAME_FIXED: [400, 'The name and type of a role cannot be changed.'],
  ROLE_NOT_HELD: [403, 'You do not have {codes} yourself, and can neither grant nor revoke it.'],
  ROLE_OWN: [409, 'This is your own role. Without {codes} you would lock yourself out.'],
  ROLE_SUPER_ADMIN: [409, 'SUPER_ADMIN keeps every authority.'],
  ROLE_OF_PRODUCT: [409, 'Role {name} is built in and cannot be deleted.'],
  ROLE_IN_USE: [409, 'Accounts with role {name}: {count} ({who}). Assign them another role first.'],
  ABOVE_OWN: [
    403,
    'Role {role} has permissions that you do not have ({codes}). Another user must do this.',
  ],
  ROLE_OTHER_TYPE: [
    400,
    'An account cannot be switched between console and terminals. Create another one.',
  ],
  LOGIN_NAME_FIXED: [400, 'The login name cannot be changed.'],
  TERMINAL_PASSWORD_RULE: [400, 'The password should be at least 6 digit numbers.'],
  VALIDITY_BACKWARDS: [400, '“Valid until” must be after “Valid from”.'],
  ACCOUNT_OWN: [
    409,
    'Another user must change the role, status, validity and mobile number of your own account.',
  ],
  ACCOUNT_OWN_REMOVAL: [409, 'You cannot delete your own account.'],
  REQUESTOR_KEY_MADE: [
    400,
    'A requestor key is created by the server: leave it empty and renew it.',
  ],
  PASSWORD_OWN: [409, 'Change your own password in My account.'],
  LAST_SUPER_ADMIN: [409, 'At least one account must be able to sign in as SUPER_ADMIN.'],
  ...messageProblems,
  // Prices, planned prices and payments.
  SCHEME_NOT_SOLD: [409, 'This subscription is not sold at present.'],
  SUBSCRIPTION_OPEN: [
    409,
    'Customer {member} has a subscription that is not paid yet. Mark it as paid or withdraw it first.',
  ],
  PAYMENT_PAID: [409, 'This charge is already paid.'],
  PAYMENT_USED: [409, 'The charge of a deposited parcel cannot be withdrawn.'],
  PLAN_IN_PAST: [400, 'Choose a time in the future from which the prices apply.'],
  PLAN_TOO_FAR: [400, 'Prices can be planned for at most one year ahead.'],
  PLAN_EMPTY: [400, 'This plan changes no price.'],
  REPORT_FUTURE: [400, 'A report cannot cover future days.'],
  REPORT_UPSIDE_DOWN: [400, 'The period must end after it begins.'],
  STATISTICS_TOO_LONG: [400, 'Statistics can cover 366 days at most.'],
  REPORT_NO_ADDRESS: [
    409,
    'Your account has no e-mail address. Ask an account administrator to enter one.',
  ],
  REPORT_NOBODY: [
    409,
    'This report has no recipients, and no report address is set under Alert recipients. Enter an address, or disable the schedule.',
  ],
  REPORT_TOO_MANY_ADDRESSES: [400, 'A report can be mailed to {most} addresses at most.'],
  REPORT_SCHEDULES_FULL: [
    409,
    'The limit of {most} scheduled reports is reached. Remove one first.',
  ],
  SHARED_VIEWS_FULL: [409, 'A list can have at most {most} shared views. Stop sharing one first.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

/** Body of every error response. `field` names the input concerned, `values` fill the translated text. */
export interface ProblemBody {
  statusCode: number;
  message: string;
  code: ProblemCode;
  field?: string;
  values?: Record<string, string | number>;
  /** BROKEN: the request id, as found in the server's log. */
  reference?: string;
  /** STALE: the current record, with the fields of the endpoint's output. */
  current?: Record<string, unknown>;
}
