// English messages: the pages of the gateways.
export const gateways = {
  saved: 'update success',
  kept: 'One is kept.',
  noneKept: 'None is kept.',
  setAnother: 'Set another',
  keep: 'Keep the one there is',
  now: {
    MAIL: { on: 'E-mails leave by %{server}', off: 'E-mails wait' },
    SMS: { on: 'SMS leave by %{server}', off: 'SMS wait' },
  },
  test: { MAIL: 'Test e-mail', SMS: 'Test SMS' },
  savedIsTried: 'What is saved is tried.',
  notTheChanges: 'What is saved is tried, without the changes that you have not saved.',
  call: 'How an SMS is handed over',
  callText: 'Taken when it answers 200 to 299, unless the answer itself names an error.',
};
