// English: the words of districts.
import { nounWords } from '../noun.ts';

export const districts = nounWords('district', 'districts', {
  fields: {
    name: 'Name',
    provinceId: 'Province',
    provinceName: 'Name of the province',
    lockerCount: 'Lockers',
  },
});
