// Chinese messages: the page that looks up a parcel number.
import type { historyCheck as english } from '../../en/operations/historyCheck.ts';
import type { Messages } from '../../messages.ts';

export const historyCheck: Messages<typeof english> = {
  title: '历史查询',
  number: '包裹单号',
  help: '输入或扫描单号，按回车键查询。',
  enter: '请输入包裹单号',
  ask: '查询',
  begin: '要查询哪个单号？',
  beginText: '显示该单号在所有快递柜中的每次存放记录，从预约到离柜。',
  none: '没有单号为 %{number} 的包裹',
  noneText: '请核对单号。需输入完整单号，不区分大小写。',
  found: '%{number}：共 %{smart_count} 次存放',
  timesOnly: '此服务器只提供每次存放的时间，不提供操作人。',
  stay: '%{place}：%{state}',
  open: '查看包裹',
  now: '当前单号：%{number}',
};
