// English messages: the pages of the gateways.
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
  callText: 'Accepted if the response status is 200 to 299 and the response reports no error.',
};
