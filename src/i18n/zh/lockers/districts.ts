// Chinese messages: districts.
import type { districts as english } from '../../en/lockers/districts.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const districts: Messages<typeof english> = resourceMessages('区县', {
  fields: {
    name: '名称',
    provinceId: '所属省份',
    provinceName: '省份名称',
    lockerCount: '快递柜数',
  },
});
