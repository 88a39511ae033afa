// English messages: provinces.
import { resourceMessages } from '../resourceMessages.ts';

export const provinces = resourceMessages('province', 'provinces', {
  fields: { name: 'Name', districtCount: 'Districts', lockerCount: 'Lockers' },
});
