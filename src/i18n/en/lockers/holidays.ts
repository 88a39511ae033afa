// English messages: holidays.
import { resourceMessages } from '../resourceMessages.ts';

export const holidays = resourceMessages('holiday', 'holidays', {
  fields: { date: 'Day', name: 'Name' },
  errors: { date: { missing: 'Please enter a day as YYYY-MM-DD' } },
});
