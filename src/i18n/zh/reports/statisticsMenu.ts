// Chinese messages: menu names of the statistics pages.
import type { statisticsMenu as english } from '../../en/reports/statisticsMenu.ts';
import type { Messages } from '../../messages.ts';

export const statisticsMenu: Messages<typeof english> = {
  all: '全部报表',
  providers: '物流公司统计',
  usage: '使用统计',
  areas: '地域统计',
};
