// English: the words of trolleys.
import { nounWords } from '../../../../../../src/i18n/en/noun.ts';

export const trolleys = nounWords('trolley', 'trolleys', {
  fields: { name: 'Name', lockerId: 'Locker', wheels: 'Wheels', condition: 'Condition' },
});
