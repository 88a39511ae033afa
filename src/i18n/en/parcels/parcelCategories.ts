// English: the words of parcel categories.
import { nounWords } from '../noun.ts';

export const parcelCategories = nounWords('parcel category', 'parcel categories', {
  fields: {
    parcelCategoryId: 'Number',
    ex: 'Prefix',
    category: 'Category',
    mailClass: 'Mail class',
    loginType: 'Made at',
  },
});
