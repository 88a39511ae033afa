// English: the words of trolleys.
import { resourceMessages } from '../../../../../../src/i18n/en/resourceMessages.ts';

export const trolleys = resourceMessages('trolley', 'trolleys', {
  fields: { plannedOn: 'Planned on' },
  choices: { status: { READY: 'Ready', LENT: 'Lent', BROKEN: 'Broken' } },
});
