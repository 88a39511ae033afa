// Chinese messages: parcel categories.
import type { parcelCategories as english } from '../../en/parcels/parcelCategories.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const parcelCategories: Messages<typeof english> = resourceMessages('包裹类别', {
  fields: {
    parcelCategoryId: '编号',
    ex: '前缀',
    category: '类别',
    mailClass: '邮件种类',
    loginType: '来源',
  },
});
