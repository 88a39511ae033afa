// Chinese messages: links of a selected box, and why it cannot be booked.
import type { boxWays as english } from '../../en/boxes/boxWays.ts';
import type { Messages } from '../../messages.ts';

export const boxWays: Messages<typeof english> = {
  why: '原因',
  history: '历史记录',
  openCase: '新增工单',
  bookable: '格口 %{box} 可以预约',
  bookableText: '格口空闲，规格可存放包裹，快递柜接受预约。',
  notBookable: '格口 %{box} 为何不能预约',
  hindrance: {
    LOCKER_DISABLED: '快递柜已停用，不能预约。',
    MANAGEMENT: '这是快递柜自用的格口，不存放包裹。',
    RESERVED: '已预留给尚未送达的包裹。',
    OCCUPIED: '格口内有包裹。',
    EXPIRED: '格口内有已过期的包裹。',
    LOCKED: '格口已锁定。',
    FLAGGED: '格口已标记异常，检查完成前不可使用。',
  },
  note: {
    LOCKER_OFFLINE: '快递柜离线，仍可预约，恢复连接后即会同步。',
    LOCKER_EXCEPTION: '快递柜上报了异常，仍可预约。',
    DOOR_OPEN: '柜门开着，但不影响预约。',
  },
  since: '自 %{time} 起',
  sinceBy: '自 %{time} 起，操作人：%{name}',
  sinceTerminal: '自 %{time} 起，在终端操作',
  booking: '预约单号 %{number}',
};
