// English messages: districts.
import { resourceMessages } from '../resourceMessages.ts';

export const districts = resourceMessages('district', 'districts', {
  fields: {
    name: 'Name',
    provinceId: 'Province',
    provinceName: 'Province name',
    lockerCount: 'Lockers',
  },
});
