// Chinese messages: remote opening of boxes.
import type { remoteUnlock as english } from '../../en/boxes/remoteUnlock.ts';
import type { Messages } from '../../messages.ts';

export const remoteUnlock: Messages<typeof english> = {
  confirm: {
    title: '打开 %{smart_count} 个有包裹的格口？',
    text: '请注意，格口内有包裹。确定要打开格口吗？',
    others: '以及 %{smart_count} 个空格口。',
    cancel: '取消',
    openOne: '打开 %{name}',
    openMany: '打开 %{smart_count} 个格口',
  },
  title: '远程开锁',
  subtitle: '%{locker}，%{smart_count} 个格口',
  opened: '%{count} 个已打开',
  waiting: '%{count} 个等待中',
  failed: '%{count} 个失败',
  progress: '%{all} 个格口中已打开 %{opened} 个',
  columns: { box: '格口', size: '尺寸', holds: '内有', task: '任务', time: '用时' },
  holdsNothing: '空',
  states: {
    ASKING: '正在请求服务器',
    CREATED: '等待终端',
    SENT: '等待开门',
    OPENED: '已打开',
    FAILED: '失败',
  },
  faults: {
    JAMMED: '格口门未报告打开',
    NO_ANSWER: '终端未及时应答',
    OFFLINE: '快递柜离线',
    REFUSED: '终端拒绝',
    SILENT: '%{seconds} 秒内没有消息，门仍可能打开。',
    NOT_ASKED: '无法连接服务器，没有打开任何格口。',
    UNKNOWN: '终端未说明原因',
  },
  seconds: '%{count} 秒',
  again: '重试',
  againNamed: '重试打开 %{name}',
  againAll: '重新打开 %{smart_count} 个失败格口',
  close: '关闭',
  offline: '没有连接，暂不能开门。',
  closeDoors: '请让现场人员把门关好。',
  confirmed: '您已确认 %{names} 内有包裹。',
  closesItself: '全部格口打开后，此窗口自动关闭。',
  allOpened: '已打开：%{names}',
  goesOn: '还有 %{smart_count} 个格口正在打开，门开后会显示在柜面上。',
};
