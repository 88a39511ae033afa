// Chinese messages: stray parcels without a booking, and how to handle them.
import type { strays as english } from '../../en/parcels/strays.ts';
import type { Messages } from '../../messages.ts';

export const strays: Messages<typeof english> = {
  title: '此格口中可能有包裹 |||| 此格口中可能有 %{smart_count} 件包裹',
  cause: {
    REPORTED: '终端上报格口 %{box} 中有包裹，但没有对应的预约。',
    WAREHOUSE: '格口 %{box} 的包裹已扫描入库，但尚未打开格口核查。',
  },
  todo: '处理完成前，该格口不会再分配。请打开格口检查：包裹在格口中则登记，或取出包裹并确认格口为空。',
  laidIn: '终端上报的存入时间：%{time}',
  booking: '预约单号 %{number}，%{status}',
  noBooking: '未预约，直接送达',
  takeOut: '无法在此登记，请将包裹从格口取出。',
  record: '登记包裹 %{number}',
  recorded: '包裹 %{number} 已登记，取件码消息是否已发出，请在包裹页查看。',
  empty: '确认格口为空',
  emptied: '格口 %{box} 已确认为空。',
};
