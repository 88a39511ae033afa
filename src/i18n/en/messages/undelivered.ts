// English messages: messages that did not leave, in the banner and the bell.
export const undelivered = {
  summary:
    '1 message has been undelivered for %{span} |||| %{smart_count} messages are undelivered, the oldest for %{span}',
  lasts: { days: '%{days} d', hours: '%{hours} h %{minutes} m', minutes: '%{minutes} m' },
  why: {
    SMS: {
      NO_GATEWAY: 'No SMS gateway is set up.',
      FAILING: 'The SMS gateway is failing.',
      SENDS: 'Some SMS could not be sent.',
      TOO_OLD: 'Some SMS are held: they were older than a day when the gateway was set up.',
      TEMPLATE_DISABLED: 'Some SMS are held: their template was disabled.',
    },
    MAIL: {
      NO_GATEWAY: 'No mail server is set up.',
      FAILING: 'The mail server is failing.',
      SENDS: 'Some e-mails could not be sent.',
      TOO_OLD: 'Some e-mails are held: they were older than a day when the mail server was set up.',
      TEMPLATE_DISABLED: 'Some e-mails are held: their template was disabled.',
    },
  },
  much: '1 message has been undelivered for %{span}. |||| %{smart_count} messages are undelivered, the oldest for %{span}.',
  waits: 'Messages wait until one is set up.',
  gateway: { SMS: 'Go to the SMS gateway', MAIL: 'Go to the mail server' },
  open: 'Show the messages',
};
