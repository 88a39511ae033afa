// English messages: templates, gateways, reminders and what is sent.
import type { Delivery } from '../../../../domain/messages/delivery.ts';
import type { Acceptance } from '../../../../domain/messages/gateways.ts';

export const templates = {
  title: 'Notification content',
  fact: 'Wording of messages to customers and staff',
  detail: 'Template',
  lists: { SMS: 'SMS', MAIL: 'E-mail' },
  titles: { SMS: 'SMS: %{event}', MAIL: 'E-mail: %{event}' },
  taken: { SMS: 'already has an SMS template', MAIL: 'already has an e-mail template' },
  none: 'No templates yet',
  saved: 'update success',
  insert: 'Placeholders: click one to insert it at the cursor',
  insertOne: 'Insert %{name}',
  error: '%{field}: %{error}',
  preview: 'Preview',
  length: {
    units:
      '%{smart_count} of %{most} characters (%{encoding}) |||| %{smart_count} of %{most} characters (%{encoding})',
    many: '%{units} characters, %{most} per message (%{encoding})',
    segments: '%{smart_count} message |||| %{smart_count} messages, each charged separately',
    wide: 'Some characters are not in the basic SMS alphabet, so fewer fit into one message.',
  },
  from: {
    PARCEL: 'Filled from parcel %{number}.',
    ALERT: 'Filled from the last alert.',
    ACCOUNT: 'Filled from your own account.',
    NEUTRAL: 'Filled with sample values.',
  },
  noSecret: 'PINs and codes are never shown; 123456 is used instead.',
  otherParcel: 'Parcel number for the preview',
  show: 'Show',
  noParcel: 'No parcel has this number.',
  languages: {
    column: 'Languages',
    shown: 'Language of preview and test',
    lacking: 'Not translated into %{languages}. The English text is sent instead.',
    customers: 'Customers receive it in their own language, or in %{language} if none is set.',
    staff: 'Staff and other recipients receive it in %{language}.',
    test: 'It is sent in %{language}.',
  },
  test: 'Test',
  neutralIsSent: 'Sent with sample values.',
  savedIsSent: 'The saved version is sent, without your unsaved changes.',
};

export const messageSaid = {
  subject: 'Subject:',
  sent: 'Message as sent',
  text: 'Message text',
  waiting: 'Message to send',
  template: 'Shown with the current template. PINs and codes are replaced by dots.',
  language: 'It will be sent in %{language}.',
  asSent: 'As last sent. PINs and codes are replaced by dots.',
  nothing: 'The template has no text.',
  emptied:
    'The PIN, code or report in this message is no longer stored. Send a new message instead.',
  unsure:
    'Delivery of %{smart_count} attempt is uncertain: the message may have arrived more than once. |||| Delivery of %{smart_count} attempts is uncertain: the message may have arrived more than once.',
  link: 'Messages sent',
};

export const simulatedPhones = {
  short: 'SMS go to simulated phones',
  note: 'This is a demo network without an SMS gateway: SMS go to simulated phones and are shown as sent. They reach no real phone.',
};

type Trouble = Record<Exclude<Delivery, 'SENDS'>, string>;

export const willLeave = {
  checking: 'Checking whether a message can be sent…',
  booking: {
    FAILING:
      'Messages to the customer are failing: the notification of the booking may arrive late or not at all.',
    TEMPLATE_OFF: 'The customer is not notified of the booking: the template is disabled.',
    NO_GATEWAY: 'The customer is not notified of the booking now: no gateway is set up.',
    NO_ADDRESS:
      'The customer is not notified of the booking: neither a mobile number nor an e-mail address is known.',
  } satisfies Trouble,
  pin: {
    FAILING:
      'Messages to the customer are failing: the PIN may arrive late or not at all when the parcel is deposited.',
    TEMPLATE_OFF:
      'The customer does not receive the PIN when the parcel is deposited: the template is disabled.',
    NO_GATEWAY:
      'The customer cannot receive the PIN when the parcel is deposited: no gateway is set up.',
    NO_ADDRESS:
      'The customer cannot receive the PIN when the parcel is deposited: neither a mobile number nor an e-mail address is known.',
  } satisfies Trouble,
  warehouse: {
    SENDS: 'The customer is told that the parcel is in the warehouse.',
    FAILING:
      'Messages to the customer are failing: the customer may learn late or not at all that the parcel is in the warehouse.',
    TEMPLATE_OFF:
      'The customer is not told that the parcel is in the warehouse: the template is disabled.',
    NO_GATEWAY:
      'The customer is not told now that the parcel is in the warehouse: no gateway is set up.',
    NO_ADDRESS:
      'The customer is not told that the parcel is in the warehouse: neither a mobile number nor an e-mail address is known.',
  } satisfies Record<Delivery, string>,
  report: {
    FAILING: 'The mail server is failing: an e-mailed report may arrive late or not at all.',
    TEMPLATE_OFF: 'Reports cannot be e-mailed: their template is disabled.',
    NO_GATEWAY: 'Reports cannot be e-mailed: no mail server is set up.',
    NO_ADDRESS: 'Reports cannot be e-mailed to you: your account has no e-mail address.',
  } satisfies Trouble,
};

export const gateways = {
  saved: 'update success',
  kept: 'A value is stored.',
  noneKept: 'No value is stored.',
  setAnother: 'Set a new one',
  keep: 'Keep the current one',
  now: {
    MAIL: { on: 'E-mails sent via %{server}', off: 'E-mails are not sent' },
    SMS: { on: 'SMS sent via %{server}', off: 'SMS are not sent' },
  },
  test: { MAIL: 'Test e-mail', SMS: 'Test SMS' },
  savedIsTried: 'The test uses saved settings.',
  notTheChanges: 'The test uses saved settings, without your unsaved changes.',
  call: 'How an SMS is submitted',
  accepted: {
    CAUTIOUS:
      'Accepted if the response status is 200 to 299 and the response says so in a known way. A response that is not understood is recorded as unclear, and the message is not sent again automatically.',
    STATUS: 'Accepted if the response status is 200 to 299, whatever the response says.',
    FIELD:
      'Accepted if the response status is 200 to 299 and the field %{field} has the value %{value}. With another value it is refused; without the field it is unclear, and the message is not sent again automatically.',
  } satisfies Record<Acceptance, string>,
};

export const reminders = {
  text: 'Recipients of uncollected parcels are reminded at these times before storage ends.',
  one: 'Reminder %{place}: hours before storage ends',
  before: 'hours before storage ends',
  remove: 'Remove: %{name}',
  add: 'Add a reminder',
  none: 'No reminders are sent.',
  most: 'At most %{most} reminders are allowed.',
  hours: '%{smart_count} hour before |||| %{smart_count} hours before',
  and: ', ',
  errors: {
    hours: 'Please enter a whole number of hours, from %{min} to %{max}',
    repeated: 'This reminder already exists',
  },
};

export const testSend = {
  to: { MAIL: 'E-mail address', SMS: 'Mobile number' },
  send: 'Send a test',
  sending: 'Sending…',
  notSent: 'Not sent: %{why}',
  response: 'Response of the gateway',
  noBody: '(empty)',
  sent: { MAIL: 'The Email is sent!', SMS: 'The SMS is sent!' },
  address: {
    MAIL: 'Please enter a valid email address',
    SMS: 'Please enter a valid mobile number',
  },
};
