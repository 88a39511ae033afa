// Chinese: the words for every value of every list of values, by list.
import type { choices as english } from '../en/choices.ts';
import type { Messages } from '../messages.ts';

export const choices: Messages<typeof english> = {
  lockerSituation: { ONLINE: '在线', OFFLINE: '离线', EXCEPTION: '异常' },
  lockerStatus: { ENABLE: '已启用', DISABLE: '已停用' },
  alertType: {
    POWER_OFF: '断电',
    LOCKER_DISCONNECTED: '连接断开',
    PRINTING_PAPER_ALERT: '纸张不足',
    DOOR_UNCLOSED: '门未关',
    CCTV_NVR_OFF: '监控关闭',
    PRINTING_PAPER_OUT: '缺纸',
    FLAGGED_LOCKED: '格口被标记',
    PRINTER_DISCONNECTED: '打印机断开',
    PRINTER_PAPER_STUCK: '卡纸',
  },
  alertState: { OPEN: '待处理', ACKNOWLEDGED: '已确认', RESOLVED: '已解决' },
  gravity: { GRAVE: '严重', SERIOUS: '较重', MINOR: '轻微' },
  shownStatus: {
    AVAILABLE: '可用',
    STORED: '已存',
    RESERVED: '已预约',
    LOCKED: '已锁定',
    FLAGGED: '已标记',
    EXPIRED: '已过期',
  },
  ordersStatus: {
    RESERVED: '已预约',
    STORED: '已存入',
    FINISHED: '已取件',
    CANCELED: '预约已取消',
    WAREHOUSE_STORED: '已入库',
    WAREHOUSE_COLLECTED: '已出库',
    FAILED_DEPOSIT: '存入失败',
    EXPIRED: '已过期',
    REMOVE: '已移除',
  },
  loginType: { BACKEND: '后台', TERMINAL: '终端' },
  parcelType: { DEPOSIT_PARCEL: '存件', RETURN_PARCEL: '退件', DELIVER_PARCEL: '寄件' },
  payStatus: { SUCCESS: '已付', WAIT: '未付' },
  legacyStatus: { ENABLE: '已启用', USED: '使用中', LOCKED: '已停用' },
  overdueType: { DAY: '天', HOUR: '小时' },
  ordersType: { REGISTERED: '注册客户', UNREGISTERED: '未注册收件人', PROVIDER: '物流商' },
  boxSize: { XS: 'XS', S: 'S', M: 'M', L: 'L', XL: 'XL', XXL: 'XXL' },
  doorStatus: { OPEN: '开启', CLOSED: '关闭' },
};
