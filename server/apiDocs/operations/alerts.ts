// Alerts, cases, messages, templates, gateways and the audit: what each call does.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

const SENT_TEST = `Returns when the gateway accepted it; a failure is returned as a \`GATEWAY_…\` problem. At most ${rate('testSent')} per person.`;
const TEMPLATE: Operation = [
  'Get a template',
  'Returns the template with this number, or `NOT_FOUND`.',
];
const TEMPLATE_SAVE: Operation = [
  'Update a template',
  'Refused with `TEMPLATE_UNKNOWN` for placeholders the event does not have, `TEMPLATE_LACKS` if the PIN or code is missing, `TEMPLATE_BRACE` for a single brace, and `TAKEN` if another template of this type has the event. Supports `If-Match`.',
];
const TEMPLATE_TEST: Operation = [
  'Send a test of a template',
  `Sends the saved template with example values to one address. This GET request sends a message. ${SENT_TEST}`,
];
const bare = ([summary, description]: Operation): Operation => [
  `${summary} (address without /api)`,
  description,
];

export const alertOperations: Readonly<Record<string, Operation>> = {
  'alertCalls.openCount': ['Count open alerts', 'Returns how many alerts nobody has looked at.'],
  'alertCalls.history': [
    'Get the history of an alert',
    'Returns what happened to the alert, the oldest first.',
  ],
  'alertCalls.assignees': [
    'Find staff for alerts',
    'Returns up to 50 accounts that can sign in now and have `ALERT_EDIT`, by name.',
  ],
  'alertCalls.acknowledge': [
    'Take an alert',
    'Acknowledges the alert and assigns it to you. Taking your own again changes nothing. Refused with `ALERT_RESOLVED`. Supports `If-Match`.',
  ],
  'alertCalls.assign': [
    'Assign an alert',
    'Assigns it to an account with `ALERT_EDIT`, or to nobody with null. Refused with `ALERT_RESOLVED` once it is over. Supports `If-Match`.',
  ],
  'alertCalls.release': [
    'Undo taking an alert',
    'Opens it again, assigned to nobody; nothing happens to an alert that is not taken. Supports `If-Match`.',
  ],
  'alertCalls.snooze': [
    'Snooze an alert',
    'Sets it aside with a reason: it does not count as open until the end, and comes back by itself. Snoozing it again changes the end. Refused with `ALERT_RESOLVED`. Supports `If-Match`.',
  ],
  'alertCalls.wake': [
    'End the snooze of an alert',
    'Ends it early: the alert is open again, or taken if somebody took it. Changes nothing if it is not snoozed. Refused with `ALERT_RESOLVED`. Supports `If-Match`.',
  ],
  'alertCalls.resolve': [
    'Resolve an alert',
    'Ends the alert with a note on what was done. Refused with `ALERT_RESOLVED` if it is over and with `ALERT_HOLDS` while its condition holds: only `PIN_GUESSED`, which happened once, is resolved by hand. All others end with their condition, as the terminal reports it, the locker is heard again, or the flagged box is set available or locked. Supports `If-Match`.',
  ],
  'alertCalls.networkReport': [
    'Export all alerts as a workbook',
    'Returns an XLSX file with the alerts first reported in the period, the oldest first.',
  ],
  'alertRecipients.read': [
    'Get the alert recipients',
    'Returns who is notified of which trouble by e-mail.',
  ],
  'alertRecipients.save': [
    'Save the alert recipients',
    'Replaces all lines. Separate addresses by semicolons; commas are refused with `BAD_INPUT`. Supports `If-Match`.',
  ],
  'caseCalls.openCount': ['Count open cases', 'Returns how many cases are not resolved.'],
  'caseCalls.thread': [
    'Get the thread of a case',
    'Returns what was said and done, the oldest first.',
  ],
  'caseCalls.assignees': [
    'Find staff for cases',
    'Returns up to 50 accounts that can sign in now and have `TICKET_EDIT`, by name.',
  ],
  'caseCalls.take': [
    'Take a case',
    'Assigns it to you. Refused with `CASE_RESOLVED` once it is resolved. Supports `If-Match`.',
  ],
  'caseCalls.assign': [
    'Assign a case',
    'Assigns it to an account with `TICKET_EDIT`, or to nobody with null. Refused with `CASE_RESOLVED` once it is resolved. Supports `If-Match`.',
  ],
  'caseCalls.comment': ['Comment on a case', 'Possible also after it was resolved.'],
  'caseCalls.attach': [
    'Attach a picture to a case',
    `Uploads a GIF, JPEG, BMP or PNG of at most ${NUMBERS.upload}. A case takes 20 pictures (\`CASE_PICTURES_FULL\`).`,
  ],
  'caseCalls.resolve': [
    'Resolve a case',
    'Refused with `CASE_RESOLVED` if it is resolved already. Supports `If-Match`.',
  ],
  'caseCalls.reopen': [
    'Reopen a case',
    'Refused with `CASE_NOT_RESOLVED` if it is open. Supports `If-Match`.',
  ],
  'auditCalls.verify': [
    'Verify the audit',
    'Checks some seals and their events, and returns how far it came. Start with `after` 0 and continue with the returned `sealId` and `proof` until `done`. The result is recorded in the audit.',
  ],
  'messageCalls.resend': [
    'Resend a message',
    `Queues it again, with all attempts, for the customer's present address. Refused with \`MESSAGE_ON_ITS_WAY\`, \`MESSAGE_EMPTIED\` or \`MESSAGE_NO_ADDRESS\`. At most ${rate('messageResent')} per person.`,
  ],
  'undelivered.count': [
    'Count undelivered messages',
    'Returns, per channel and reason, the messages that were given up, that wait without a gateway, that the gateway has not taken yet, or that the server held, with the oldest; and the channels that lack a gateway although templates use them. Messages whose content is erased do not count.',
  ],
  'deliveries.one': [
    'Check whether a message can be sent',
    'Says whether the message of an action would leave now: to the owner of a parcel (`PIN_RESEND`, `WAREHOUSE`), to a customer or by a channel (`RESERVATION`, `DEPOSIT`), or to yourself (`REPORT`), and by which channels. Changes nothing. It takes the authority of the action: `PARCEL_EDIT`, `PARCEL_RESERVE` or `REPORT_EXPORT`.',
  ],
  'messageCalls.setAside': [
    'Set a message aside',
    'Holds it until somebody resends it. Refused with `MESSAGE_NOT_WAITING` unless it waits, was given up, or was held by the server.',
  ],
  'templates.query': ['List templates', 'Returns all templates, or those of one type.'],
  'templates.one': TEMPLATE,
  'templates.update': TEMPLATE_SAVE,
  'templates.testSend': TEMPLATE_TEST,
  'templatesBare.one': bare(TEMPLATE),
  'templatesBare.update': bare(TEMPLATE_SAVE),
  'templatesBare.testSend': bare(TEMPLATE_TEST),
  'templateCalls.values': [
    'Get example values for a template',
    'Returns values of a real parcel or alert, as far as you may see them; never a PIN or code. Neutral values where there is none. A number that no parcel has is `NOT_FOUND`.',
  ],
  'gateways.mail': [
    'Get the e-mail gateway',
    'Returns the settings without the password. Before the first save its texts are empty.',
  ],
  'gateways.saveMail': [
    'Save the e-mail gateway',
    'Another host, port or user name requires the password again (`GATEWAY_SECRET_MISSING`). Supports `If-Match`.',
  ],
  'gateways.testMail': [
    'Send a test e-mail',
    `Sends by the saved settings, enabled or not. ${SENT_TEST}`,
  ],
  'gateways.sms': [
    'Get the SMS gateway',
    'Returns the settings without the key. Before the first save its texts are empty.',
  ],
  'gateways.saveSms': [
    'Save the SMS gateway',
    'Another URL requires the key again (`GATEWAY_SECRET_MISSING`). An http URL that would send the key across networks is refused with `GATEWAY_IN_CLEAR`. Supports `If-Match`.',
  ],
  'gateways.testSms': ['Send a test SMS', `Sends by the saved settings. ${SENT_TEST}`],
  'networkLanguage.read': [
    'Get the language of messages',
    'Returns the language of messages to everybody without one of their own. English until it is set.',
  ],
  'networkLanguage.save': [
    'Save the language of messages',
    'Messages that wait are written in it as well. Supports `If-Match`.',
  ],
  'reminders.read': [
    'Get the reminder schedule',
    'Returns how many hours before the end of storage customers are reminded.',
  ],
  'reminders.save': [
    'Save the reminder schedule',
    'Replaces all values. Each parcel is reminded once per value at most. Supports `If-Match`.',
  ],
};
