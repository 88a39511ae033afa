// Chinese messages: locker groups.
import type { lockerGroups as english } from '../../en/lockers/lockerGroups.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const lockerGroups: Messages<typeof english> = resourceMessages('快递柜分组', {
  fields: {
    name: '名称',
    description: '说明',
    lockerIds: '快递柜',
    lockerCount: '快递柜数',
  },
});
