// English: the words of provinces.
import { nounWords } from '../noun.ts';

export const provinces = nounWords('province', 'provinces', {
  fields: { name: 'Name', districtCount: 'Districts', lockerCount: 'Lockers' },
});
