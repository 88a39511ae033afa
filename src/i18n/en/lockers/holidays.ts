// English: the words of holidays.
import { nounWords } from '../noun.ts';

export const holidays = nounWords('holiday', 'holidays', {
  fields: { date: 'Day', name: 'Name' },
  errors: { date: { missing: 'Please enter a day as YYYY-MM-DD' } },
});
