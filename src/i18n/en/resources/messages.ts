// English messages: messages, templates, gateways, settings and scheduled reports.
import { resourceMessages } from '../resourceMessages.ts';

export const messages = resourceMessages('message', 'messages', {
  title: 'Message list',
  toAddress: '%{event} · %{address}',
  withStatus: '%{text} (%{status})',
  facts: {
    all: '1 message |||| %{smart_count} messages',
    attention: '%{smart_count} undelivered',
    short: '%{attention} of %{all} undelivered',
  },
  empty: { text: 'SMS and e-mails to customers and staff appear here.' },
  sections: { sending: 'Delivery', about: 'Message' },
  fields: {
    messageEvent: 'Event',
    channel: 'Channel',
    address: 'To',
    messageState: 'State',
    messageError: 'Reason',
    tries: 'Attempts',
    nextTry: 'Next attempt',
    sentTime: 'Sent',
    unsureTries: 'Uncertain attempts',
    ordersId: 'Specific parcel',
    parcelNumber: 'Parcel',
    memberId: 'Customer',
    undelivered: 'Undelivered',
  },
  choices: { undelivered: { YES: 'Yes' } },
  nothing: {
    messageError: 'none',
    nextTry: 'none',
    sentTime: 'not yet',
    parcelNumber: 'none',
    memberId: 'none',
  },
  actions: {
    resend: {
      label: 'Send again',
      confirm: 'Send “%{name}” again?',
      confirmMany: 'Send these %{smart_count} messages again?',
      consequence: 'Recipients who have already received it will receive it again.',
      done: '%{name} is queued to be sent again.',
      doneMany: '%{smart_count} messages are queued to be sent again.',
    },
    setAside: {
      label: 'Set aside',
      confirm: 'Set “%{name}” aside?',
      confirmMany: 'Set these %{smart_count} messages aside?',
      consequence: 'It will not be sent unless staff send it again.',
      done: '%{name} is set aside.',
      doneMany: '%{smart_count} messages are set aside.',
    },
    showParcel: { label: 'Open the parcel' },
    showMember: { label: 'Open the customer' },
  },
});

export const mailGateway = {
  name: 'E-mail gateway',
  title: 'E-mail gateway',
  sections: { server: 'Mail server', sender: 'Sender' },
  fields: {
    smtpServerUrl: 'SMTP server',
    smtpServerPort: 'Port',
    username: 'User name',
    password: 'Password',
    domain: 'EHLO host name',
    senderName: 'Sender name',
    senderEmail: 'Sender e-mail address',
    bccEmail: 'Blind copy to',
    enableFlag: 'Send e-mails',
  },
  help: {
    smtpServerUrl: 'Host name or IP address, without https://.',
    smtpServerPort: 'Usually 587; port 465 uses TLS from the start.',
    username: 'Leave empty to connect without signing in.',
    domain: 'The name this system reports to the server. Leave empty to use its own host name.',
    bccEmail: 'Receives a blind copy of every e-mail without a PIN, a code or an attached report.',
    enableFlag: 'While this is off, e-mails wait in the message list.',
  },
  errors: {
    smtpServerUrl: 'Please enter the host name or IP address of the server',
    senderEmail: 'Please enter a valid email address',
    address: 'Please enter a valid email address',
  },
};

export const smsGateway = {
  name: 'SMS gateway',
  title: 'SMS gateway',
  sections: { accepted: 'What counts as accepted' },
  fields: {
    url: 'Address (URL)',
    Encoding: 'Encoding',
    senderId: 'Sender',
    apiKey: 'API key',
    acceptance: 'Accepted if',
    acceptedField: 'Field of the response',
    acceptedValue: 'Value of success',
  },
  help: {
    url: 'Receives a POST request for every SMS. If empty, no gateway is used.',
    Encoding:
      'With a “Characters” option, the text encoding is also sent, in the field “encoding”.',
    senderId: 'A number, or up to 11 letters and digits. Leave empty to use the gateway’s default.',
    apiKey: 'Sent as Authorization: Bearer.',
    acceptance:
      'Applies to responses with a status of 200 to 299. All others are refusals. A test shows what the gateway responds.',
    acceptedField:
      'In the JSON response; with dots for fields within fields, such as messages.status.',
    acceptedValue: 'Several values separated by commas. Every other value is a refusal.',
  },
  errors: {
    url: 'Please enter an address that begins with http:// or https://, without user name and password',
    senderId: 'Please enter a number, or up to 11 letters and digits',
  },
};

export const systemSetting = {
  name: 'System settings',
  title: 'System settings',
  freeTime: 'Free storage time',
  hours: '%{smart_count} hour |||| %{smart_count} hours',
  fields: {
    FREE_STORE_TIME: 'Hours of free storage',
    boxTypeList: 'Box sizes',
    hoursBefore: 'Reminders',
    language: 'Language',
    name: 'Size',
    length: 'Length (cm)',
    width: 'Width (cm)',
    height: 'Height (cm)',
    volume: 'Volume (litres)',
  },
  help: {
    language:
      'Used for messages to staff, to recipients who are not customers, and to customers without a language of their own.',
    FREE_STORE_TIME:
      'Applies if neither the provider nor the locker has its own free storage time. 0 means no time limit.',
  },
  languageOfMessages: 'Language of messages',
  errors: { boxTypeList: 'Please enter the dimension: a number from 1 to 500' },
  sizesText: 'Inner dimensions of each size, from 1 to 500 cm.',
  side: '%{name}: %{side}',
  ofLocker: 'Parts of a locker that hold no customer parcels',
  parts: { SENT: 'outgoing chute', CONTROL: 'terminal' },
  saved: 'update success',
};

export const templates = {
  name: 'Template |||| Templates',
  title: 'Notification content',
  section: 'Messages',
  fields: {
    templateEvent: 'Event',
    templateDescription: 'Description',
    templateTitle: 'Title',
    templateContent: 'Content',
    templateTitleZh: 'Title in Chinese',
    templateContentZh: 'Content in Chinese',
    templateTitleEl: 'Title in Greek',
    templateContentEl: 'Content in Greek',
    templateStatus: 'Status',
    placeholderList: 'Placeholders',
  },
  help: {
    templateEvent: 'Each event has one SMS template and one e-mail template.',
    templateStatus: 'Messages of a disabled template are not sent.',
    templateTitle: 'The subject of an e-mail. An SMS is sent without it.',
    templateContentZh: 'Leave empty to send the English text.',
    templateContentEl: 'Leave empty to send the English text.',
  },
};

/** The two lists of the locker content, and what the leave dialog calls them. */
export const contacts = {
  name: 'contact list',
  fields: { list: 'Contacts' },
  saved: 'The contacts are saved.',
};

export const tips = {
  name: 'tip list',
  fields: { list: 'Tips' },
  saved: 'The tips are saved.',
};

export const lockerContent = { fields: { contacts: 'Contacts', tips: 'Tips' } };

/** Records without a list of their own, named where one of them has a value already. */
export const sharedViews = { name: 'Shared view |||| Shared views' };

export const reportSchedules = resourceMessages('scheduled report', 'scheduled reports', {
  called: '%{report}, %{period}',
  fields: {
    report: 'Report',
    filters: 'Filtered by',
    paymentScheme: 'Scheme',
    subscription: 'Subscription',
    period: 'Frequency',
    sendHour: 'Send at',
    format: 'Format',
    addresses: 'Recipients',
    enabled: 'Enabled',
    scheduleState: 'State',
    savedBy: 'Saved by',
    nextTime: 'Next delivery',
    lastTime: 'Last delivery',
  },
  help: {
    period: 'Covers the previous day, week (Monday to Sunday) or month.',
    sendHour: 'On the first day after the period, in the time zone of the network.',
    addresses:
      'Separate several addresses with a semicolon. If empty, the report e-mail address under Alert recipients is used.',
  },
  errors: {
    useSemicolon: 'Use ";" for multiple email addresses',
    address: 'Please enter a valid email address: %{item}',
  },
  nothing: { filters: 'none', nextTime: 'not scheduled', lastTime: 'not yet' },
  to: { usual: 'The report recipients', nobody: 'No recipients yet' },
});
