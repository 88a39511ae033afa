// English: the words of trolleys.
import { nounWords } from '../../../../../../src/i18n/en/noun.ts';

export const trolleys = nounWords('trolley', 'trolleys', {
  fields: { plannedOn: 'Planned on' },
  choices: { status: { READY: 'Ready', LENT: 'Lent', BROKEN: 'Broken' } },
});
