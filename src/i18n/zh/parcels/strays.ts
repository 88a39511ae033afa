// Chinese messages: stray parcels without a booking, and how to handle them.
import type { strays as english } from '../../en/parcels/strays.ts';
import type { Messages } from '../../messages.ts';

export const strays: Messages<typeof english> = {
  title: '此格口中可能有包裹 |||| 此格口中可能有 %{smart_count} 个包裹',
  todo: '终端报告格口 %{box} 中放入了无有效预约的包裹。处理完成前，该格口不会再分配。请开箱查看：包裹在格口中则登记入库；否则取出包裹并确认格口为空。',
  laidIn: '终端报告的放入时间：%{time}',
  booking: '预约号 %{number}，%{status}',
  noBooking: '无预约送达',
  takeOut: '无法在此登记，请将包裹从格口取出。',
  record: '登记包裹 %{number}',
  recorded: '包裹 %{number} 已登记，取件码正在发送。',
  empty: '确认格口为空',
  emptied: '格口 %{box} 已确认为空。',
};
