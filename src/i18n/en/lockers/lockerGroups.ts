// English: the words of locker groups.
import { nounWords } from '../noun.ts';

export const lockerGroups = nounWords('locker group', 'locker groups', {
  fields: {
    name: 'Name',
    description: 'Description',
    lockerIds: 'Lockers',
    lockerCount: 'Number of lockers',
  },
});
