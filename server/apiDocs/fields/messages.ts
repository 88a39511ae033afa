// Fields of messages and templates.
import type { FieldDescriptions } from '../types.ts';

export const messageFields: FieldDescriptions = {
  // Undelivered messages
  channels:
    'Channels with messages that no gateway has accepted yet, that were given up, or that the server held, by reason.',
  missing: 'Channels without a gateway of which enabled templates depend.',
  'channels.count': 'How many messages of the channel are undelivered.',
  'channels.oldest': 'When the oldest undelivered message was created.',
  simulated:
    'Whether SMS go to the simulated phones of a demo network, as no gateway is set up. They count as sent.',

  'deliveries/event': 'The message that would be sent.',
  'deliveries/ordersId': 'The parcel whose owner is the recipient; required with `PIN_RESEND`.',
  'deliveries/memberId': 'The customer who is the recipient of a `RESERVATION` or `DEPOSIT`.',
  'deliveries/channel': 'How a recipient without an account is reached.',

  // Messages
  channel: 'How the message is sent.',
  undelivered: '`YES`: only undelivered messages.',
  messageEvent: 'What the message is about.',
  'messages/address': 'The mobile number or e-mail address. Masked without `PERSONAL_VIEW`.',
  messageState:
    '`WAITING`: to be sent; `SENDING`: being sent; `SENT`: accepted by the gateway; `FAILED`: given up after ten attempts; `HELD`: set aside until somebody resends it.',
  tries: 'How often sending was attempted.',
  nextTry: 'When it will be attempted again; null if it will not, or while its gateway is off.',
  messageError: 'What happened at the last attempt, or why the message is held; null if nothing.',
  errorStatus: 'The status code with which the gateway refused: HTTP for SMS, SMTP for e-mail.',
  unsureTries:
    'Attempts whose outcome is unknown: the message may have arrived that many times more.',
  'messages/ordersId': 'The parcel the message is about; null if none.',
  'messages/memberId': 'The customer it is for; null if none.',
  sentTime: 'When the gateway accepted it; null if it has not.',
  emptied: 'Whether its PIN or code has been removed; it cannot be resent then.',
  messageTitle: 'The subject of an e-mail; empty for an SMS.',
  messageText: 'The text, with dots in place of a PIN or code.',
  messageLanguage: 'The language it will be sent in; null once it was sent.',
  asSent: 'Whether these are the words that were sent; else those of the present template.',

  // Templates
  templateId: 'The number of the template.',
  templateType: 'Whether it is for SMS or e-mail.',
  templateEvent: 'What the template is for; each event has one template per type.',
  templateDescription: 'A note for staff.',
  templateTitle: 'The subject of an e-mail.',
  templateContent: 'The text in English, with placeholders in braces.',
  translations:
    'Subject and text in other languages, with the same placeholders. An e-mail has both in a language, or neither; without a text in it, the English one is sent. Languages that a save does not name stay unchanged.',
  'translations.templateTitle': 'The subject in this language; empty if there is none.',
  'translations.templateContent': 'The text in this language; empty if there is none.',
  'templates.testSend/language':
    'The language to send; English if absent, or if there is no text in it.',
  'templatesBare.testSend/language':
    'The language to send; English if absent, or if there is no text in it.',
  'networkLanguage/language': 'The language of messages to everybody without one of their own.',
  templateStatus: '`ENABLE` is used; messages of a template with `DISABLE` are held.',
  placeholderList: 'The placeholders that the text may contain.',
  notifyAddress:
    'Where to send it: a mobile number or an e-mail address, by the type of the template.',
  values: 'The text for each placeholder.',
  'templateCalls.values/from':
    'What the values were taken from; null if they are neutral examples.',
  'templateCalls.values/ordersId': 'The parcel that was used; null if none.',
  'templateCalls.values/language':
    'The language of times and of the types of alerts; that of the network if absent.',
  'templateCalls.values/parcelNumber': 'The parcel to use; the latest suitable one if absent.',
};
