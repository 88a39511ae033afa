// English messages: holidays.
import { resourceMessages } from '../resourceMessages.ts';

export const holidays = resourceMessages('holiday', 'holidays', {
  fields: { date: 'Date', name: 'Name' },
  errors: { date: { missing: 'Please enter a date as YYYY-MM-DD' } },
});
