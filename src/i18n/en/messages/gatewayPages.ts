// English messages: the pages of the gateways.
import type { Acceptance } from '../../../../domain/messages/gateways.ts';

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
