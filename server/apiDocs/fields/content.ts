// Fields of screen content and capabilities.
import type { FieldDescriptions } from '../types.ts';

export const contentFields: FieldDescriptions = {
  // Screen content
  contactId: 'The number of the contact; absent for a new one.',
  'contacts/name': 'Who can be contacted.',
  phone: 'The telephone number. This or `email` is required.',
  'contacts/email': 'The e-mail address. This or `phone` is required.',
  tipId: 'The number of the tip; absent for a new one.',
  'tips/content': 'The text of the tip.',
  screenSaverId: 'The number of the screen saver.',
  'screenSavers/name': 'The name of the screen saver, for staff.',
  notice: 'A text shown below the pictures.',
  pictureSwitchingTime: 'How long a picture is shown, in seconds.',
  'screenSavers/fileId': 'The ids of the pictures in their order, at most ten.',
  'screenSavers/lockerId': 'The lockers that show it.',
  'screenSaverCalls/lockerId': 'The number of the locker.',
  lockerList: 'All lockers, with whether they show it.',
  checked: 'Whether the locker shows this screen saver.',
  fileList: 'The pictures in their order.',
  'fileList.name': 'The name of the picture file.',
  'fileList.size': 'The size of the picture in bytes.',

  // Capabilities
  features: 'What this server offers beyond the documented calls.',
  reportExports: 'Where report files are found, if not at the documented addresses.',
  'reportExports.file': 'The path pattern of report files.',
  'reportExports.email': 'The path pattern for reports by e-mail.',
  timeZone: 'The time zone of the network, an IANA name such as `Asia/Nicosia`.',
  currency: 'The currency of the network: three capital letters (ISO 4217).',
  livePosition:
    'In a session, the last event so far: `since` of a live stream that misses nothing that changes after this response.',
  demo: 'The demo accounts; null unless this is a demo.',
  'demo.password': 'The password of all demo accounts.',
  accounts: 'The login names of the demo accounts.',
};
