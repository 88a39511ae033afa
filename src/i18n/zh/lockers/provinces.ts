// Chinese messages: provinces.
import type { provinces as english } from '../../en/lockers/provinces.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const provinces: Messages<typeof english> = resourceMessages('省份', {
  fields: { name: '名称', districtCount: '区县数', lockerCount: '快递柜数' },
});
