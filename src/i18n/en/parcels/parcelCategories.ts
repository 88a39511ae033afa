// English messages: parcel categories.
import { resourceMessages } from '../resourceMessages.ts';

export const parcelCategories = resourceMessages('parcel category', 'parcel categories', {
  fields: {
    parcelCategoryId: 'Number',
    ex: 'Prefix',
    category: 'Category',
    mailClass: 'Mail class',
    loginType: 'Source',
  },
});
