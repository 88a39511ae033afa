// Every error the server can give: code, HTTP status and English text.

/** `{name}` in a text is filled from the problem's values. */
export const problems = {
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  BAD_CREDENTIALS: [400, 'user not found or password error'],
  TOO_MANY_TRIES: [429, 'Too many attempts. Try again in {seconds} seconds.'],
  NOT_ALLOWED: [403, 'Your role does not permit this. It takes {needs}.'],
  BAD_INPUT: [400, 'The request is not valid: {field}: {reason}'],
  BAD_JSON: [400, 'The request body is not valid JSON.'],
  WRONG_CONTENT_TYPE: [415, 'The request body must be {type}.'],
  TOO_LARGE: [413, 'The request is too large.'],
  FILE_TOO_LARGE: [413, 'File size exceeded'],
  FILE_EMPTY: [400, 'The file is empty.'],
  FILE_NOT_FIT: [400, 'The file is not what its name says, or of a kind that is not taken here.'],
  UPLOAD_BROKEN: [409, 'The pieces of this upload do not make up one file. Send it again.'],
  UPLOADS_FULL: [
    409,
    'Too much of what you sent is unfinished or not used yet. Finish it or save what uses it; the rest is dropped after a day.',
  ],
  NO_SUCH_CALL: [404, 'There is no such call.'],
  WRONG_METHOD: [405, 'This call does not take {method}.'],
  NOT_FOUND: [404, 'The record does not exist or has been removed.'],
  STALE: [409, 'Somebody else saved this record in the meantime.'],
  TAKEN: [409, 'Another record has this already. Choose another.'],
  CATEGORY_IN_USE: [
    409,
    'Parcels that are under way fall in category {category}: {count}. It can be deleted when they are collected.',
  ],
  PROVINCE_IN_USE: [
    409,
    'Province {name} has districts: {count}. It can be deleted when they are deleted or belong to another province.',
  ],
  DISTRICT_IN_USE: [
    409,
    'Lockers belong to district {name}: {count}. It can be deleted when they belong to another district.',
  ],
  LOCKER_NAME_TAKEN: [409, 'Locker Name {name} Existing, please re-enter!'],
  LOCKER_IN_USE: [
    409,
    'Locker {name} has boxes that are used or locked: {count}. It can be deleted when all are free.',
  ],
  VERSION_CANCEL_LATE: [409, 'The upgrade time has passed. Nothing can be cancelled any more.'],
  VERSION_TASK_OVER: [409, 'What has begun or is over cannot be cancelled.'],
  VERSION_NOT_HALTED: [409, 'This rollout has not halted.'],
  VERSION_FAILURE_EARLY: [400, 'The failure time must come after the upgrade time.'],
  VERSION_FAILURE_PASSED: [400, 'The failure time has passed already.'],
  VERSION_RING_OUTSIDE: [400, 'The first ring must be made of the chosen lockers.'],
  PACKAGE_MISSING: [400, 'Please upload the terminal package'],
  PACKAGE_FORMAT: [400, 'The format is incorrect, please use .zip format'],
  PACKAGE_DAMAGED: [400, 'The package is damaged: it does not unpack to what it says.'],
  PACKAGE_PATH: [400, 'The package holds a file that would be written outside its folder: {entry}'],
  PACKAGE_LINK: [400, 'The package holds a link to somewhere else: {entry}'],
  PACKAGE_ENCRYPTED: [400, 'The package is encrypted. Terminals cannot unpack it: {entry}'],
  PACKAGE_TOO_MANY: [400, 'The package holds too many files.'],
  PACKAGE_TOO_BIG: [400, 'The package unpacks to more than a terminal has room for.'],
  PACKAGE_BOMB: [400, 'The package unpacks to more than a hundred times its size.'],
  PACKAGE_NO_FILES: [400, 'The package holds no files.'],
  TERMINAL_KEY_REFUSED: [401, 'The terminal key is not known.'],
  BOX_OCCUPIED: [409, 'Operation is not allowed in the occupied grid state!'],
  BOX_BOOKED: [409, 'Box {box} is reserved for {parcelNumber}. Cancel the booking first.'],
  BOX_NO_ID: [400, 'Failed to get the gate id!'],
  DEVICE_TYPE_MISSING: [400, 'Say what kind of device it is.'],
  DEVICE_INTERFACE_MISSING: [400, 'Select a Interface!'],
  DEVICE_INTERFACE_REPEATED: [400, 'Interface repeated selection!'],
  DEVICE_IN_USE: [409, 'Box {box} is wired to device {device}. Wire it elsewhere first.'],
  LAYOUT_IN_USE: [
    409,
    'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!',
  ],
  LAYOUT_EMPTY_COLUMN: [400, 'There must be no empty space between the two columns!'],
  LAYOUT_GAP: [400, 'Boxes of a column stand on each other: {place} is empty.'],
  LAYOUT_PORT_TAKEN: [400, 'Box {place} has the board and port of another box.'],
  LAYOUT_NAME_TAKEN: [400, 'Box {place} has the name of another box.'],
  LAYOUT_BOX_TWICE: [400, 'Box {place} is in the layout twice.'],
  LAYOUT_UNKNOWN_TYPE: [400, 'Box {place} has a size that is not known.'],
  LAYOUT_BEYOND_Z: [400, 'Columns are lettered from A to Z: {place} is beyond.'],
  LAYOUT_BOX_IN_USE: [
    409,
    'Box {place} holds a parcel or is reserved. It cannot be taken off the layout.',
  ],
  LAYOUT_PLACE_TAKEN: [400, 'Box {place} stands where another box is.'],
  LAYOUT_OUTSIDE: [400, 'Box {place} stands outside of the layout.'],
  LAYOUT_BOX_MISSING: [
    400,
    'Box {box} of this locker is not in the layout that was sent. Mark it deleted to take it off.',
  ],
  ALERT_RESOLVED: [409, 'This alert is resolved already.'],
  CASE_RESOLVED: [409, 'This case is resolved already. Open it again first.'],
  CASE_NOT_RESOLVED: [409, 'This case is not resolved.'],
  CASE_ABOUT_NOTHING: [400, 'Say which parcel, locker or customer the case is about.'],
  CASE_PICTURES_FULL: [409, 'A case takes {max} pictures at most.'],
  NO_TERMINAL: [409, 'This locker has no terminal that could open the box.'],
  LOG_NO_TERMINAL: [409, 'This locker has no terminal that could send its log.'],
  HOLIDAY_FORMAT: [400, 'The format is incorrect, please use Excel format'],
  HOLIDAY_TOO_BIG: [400, 'The workbook is too large once it is unpacked. Nothing was kept.'],
  HOLIDAY_TOO_MANY: [400, 'The calendar has more than {max} rows. Nothing was kept.'],
  HOLIDAY_EMPTY: [400, 'There is no holiday in the first sheet of this workbook.'],
  HOLIDAY_ROWS: [400, 'These rows of the calendar cannot be kept: {rows}. Nothing was kept.'],
  LOCKER_DISABLED: [409, 'Locker {locker} is disabled. Nothing can be reserved in it.'],
  MEMBER_SUSPENDED: [409, 'Customer {member} is suspended. Nothing can be reserved for them.'],
  MEMBER_NOT_ACTIVE: [409, 'Customer {member} is not active. Nothing can be reserved for them.'],
  BOX_TAKEN: [409, 'Box {box} is no longer free. Choose another.'],
  BOX_NOT_THAT_SIZE: [400, 'Box {box} is not of size {size}.'],
  CATEGORY_MISSING: [400, 'Please select a category'],
  PRICE_ZERO: [400, 'The price cannot be 0'],
  PRICE_REASON_MISSING: [400, 'Please select a price reason'],
  PRICE_MISSING: [400, 'Please enter price if you have selected a reason'],
  CONTACT_MISSING: [400, 'Please enter either a mobile number or email address.'],
  EMAIL_INCORRECT: [400, 'Your email incorrect'],
  PARCEL_NOT_BOOKED: [409, 'This parcel is not booked any more.'],
  PARCEL_NOT_STORED: [409, 'This parcel does not stand in a box.'],
  PARCEL_NOT_FOR_WAREHOUSE: [409, 'No parcel with this number can go into the warehouse now.'],
  PARCEL_NOT_IN_WAREHOUSE: [409, 'No parcel with this number is in the warehouse.'],
  EXPIRY_TOO_EARLY: [400, 'The expiry time cannot be before the current expiry time.'],
  PIN_NOBODY: [
    409,
    'Nobody can be told the PIN: neither a mobile number nor an e-mail address is known.',
  ],
  BUSY: [503, 'The server is busy. Try again in a moment.'],
  BROKEN: [500, 'SYSTEM ERROR'],
} as const satisfies Record<string, readonly [number, string]>;

/** Why an input was refused: the `reason` among the values of BAD_INPUT, and its English text. */
export const inputReasons = {
  missing: 'it is missing',
  unknown: 'it is not known here',
  wrongType: 'it has the wrong type',
  tooLong: 'it is too long',
  tooShort: 'it is too short',
  tooBig: 'it is too big',
  tooSmall: 'it is too small',
  notAllowed: 'it is not one of the allowed values',
  malformed: 'it does not have the right form',
  repeated: 'it is given more than once',
  useSemicolon: 'Use ";" for multiple email addresses',
  address: 'Please enter a valid email address',
  characters: 'it holds characters that are not allowed',
} as const;

export type InputReason = keyof typeof inputReasons;

export type ProblemCode = keyof typeof problems;

/** The body of every refusal. `field` names the input it hits, `values` fill the translated text. */
export interface ProblemBody {
  statusCode: number;
  message: string;
  code: ProblemCode;
  field?: string;
  values?: Record<string, string | number>;
  /** STALE: the record as it is now, in the fields that the endpoint answers. */
  current?: Record<string, unknown>;
}
