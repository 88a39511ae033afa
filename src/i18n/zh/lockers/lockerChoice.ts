// Chinese messages: selecting lockers.
import type { lockerChoice as english } from '../../en/lockers/lockerChoice.ts';
import type { Messages } from '../../messages.ts';

export const lockerChoice: Messages<typeof english> = {
  find: '按名称查找快递柜',
  groups: '按分组选择',
  count: '已选 %{chosen} / %{total}',
  all: '全选当前结果',
  none: '取消选择当前结果',
  noMatch: '没有名称匹配的快递柜。',
  noLockers: '还没有快递柜。',
};
