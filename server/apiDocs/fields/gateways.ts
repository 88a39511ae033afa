// Fields of gateways and reminders.
import type { FieldDescriptions } from '../types.ts';

export const gatewayFields: FieldDescriptions = {
  // Gateways
  mailAccountId: 'The number of the e-mail gateway. There is one.',
  smtpServerUrl: 'The host name or address of the mail server.',
  smtpServerPort: 'The port of the mail server. 465 uses TLS from the start; others use STARTTLS.',
  'gateways/username': 'The login name at the mail server; empty to send without signing in.',
  senderName: 'The name that recipients see.',
  senderEmail: 'The address that recipients see.',
  domain: 'The host name with which the server greets; its own if empty.',
  bccEmail: 'Gets a blind copy of every message without a PIN or code; nobody if empty.',
  enableFlag: 'Whether e-mails are sent.',
  'gateways/password':
    'The password at the mail server. Empty keeps the stored one; another host, port or user name requires it again.',
  passwordKept: 'Whether a password is stored.',
  'gateways.testMail/mail': 'Where to send the test.',
  'gateways.testSms/mobile': 'Where to send the test, with or without area code.',
  'gateways/smsAccountId': 'The number of the SMS gateway. There is one.',
  'gateways/url':
    'The URL of the SMS gateway; empty for none. Without `GATEWAY_EDIT` its query is hidden.',
  Encoding:
    'How the gateway is called: `JSON` and `FORM` are the body of the request; a character encoding is sent in a JSON body, in the field `encoding`.',
  encoding: 'The same as `Encoding`.',
  senderId: 'The sender that recipients see: a number, or up to eleven letters and digits.',
  acceptance:
    'What counts as accepted in a 2xx response: `CAUTIOUS` (known words and fields; anything else is unclear), `STATUS` (every 2xx) or `FIELD` (a field of the JSON body). Kept if absent.',
  acceptedField: 'For `FIELD`: the name of the field, with dots for fields within fields.',
  acceptedValue: 'For `FIELD`: the value of success, or several separated by commas.',
  apiKey: 'The key of the SMS gateway. Empty keeps the stored one; another URL requires it again.',
  apiKeyKept: 'Whether a key is stored.',

  'gateways.testSms/response': 'The response of the gateway. A failure has its fields in `values`.',
  'response.status': 'Its HTTP status.',
  'response.contentType': 'Its content type.',
  'response.body':
    'The first 2 kB of its body; the key and other secrets of the request are hidden.',
  'gateways/result': 'Always 1: a failure is a problem.',
  'templates/result': 'Always 1: a failure is a problem.',
  'templatesBare/result': 'Always 1: a failure is a problem.',

  // Reminders
  hoursBefore:
    'How many hours before the end of storage customers are reminded: up to five values; empty for no reminders.',
};
