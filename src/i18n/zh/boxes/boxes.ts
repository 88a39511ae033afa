// Chinese messages: boxes and their grid.
import type { boxes as english } from '../../en/boxes/boxes.ts';
import type { Messages } from '../../messages.ts';

export const boxes: Messages<typeof english> = {
  comma: '，',
  column: '%{letter} 列',
  columnAlarmed: '%{letter} 列，需要处理',
  columns: '列',
  terminal: '终端',
  accessible: '无障碍',
  open: '门开',
  doorOpen: '门未关',
  withLock: '带锁',
  fields: {
    parcelNumber: '包裹单号',
    pinCode: '取件码',
    parcelType: '包裹类型',
    ordersType: '订单类型',
    ordersStatus: '订单状态',
    storeTime: '存入时间',
    collectTime: '取件时间',
    expiryTime: '到期时间',
    consignments: '运单号',
  },
  contents: '%{number}，%{time} 到期',
  notStored: '尚未存入',
  notCollected: '尚未取件',
  noExpiry: '无到期时间',
  empty: '格口内无包裹',
  left: {
    minutes: '%{count} 分钟后',
    hours: '%{count} 小时后',
    days: '%{count} 天后',
  },
  ago: {
    seconds: '%{count} 秒前',
    minutes: '%{count} 分钟前',
    hours: '%{count} 小时前',
    days: '%{count} 天前',
  },
  typesRefused: '请求出错！',
  typesBroken: '系统错误！',
};
