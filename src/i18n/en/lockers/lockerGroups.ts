// English messages: locker groups.
import { resourceMessages } from '../resourceMessages.ts';

export const lockerGroups = resourceMessages('locker group', 'locker groups', {
  fields: {
    name: 'Name',
    description: 'Description',
    lockerIds: 'Lockers',
    lockerCount: 'Number of lockers',
  },
});
