// Chinese messages: alerts, their history and recipients.
import type {
  alertHistory as englishHistory,
  alertRecipients as englishRecipients,
  alerts as english,
} from '../../en/operations/alerts.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const alerts: Messages<typeof english> = resourceMessages('告警', {
  title: '告警',
  atLocker: '%{alert} · %{locker}',
  atBox: '%{alert} · %{locker}，%{box}',
  facts: {
    all: '共 %{smart_count} 条告警',
    attention: '%{smart_count} 条待处理',
    short: '%{all} 条中 %{attention} 条待处理',
  },
  empty: {
    title: '没有告警',
    text: '快递柜上报故障后会显示在这里，并通知相应的接收人。',
    noMatch: '没有符合条件的告警',
    noMatchFor: '没有与“%{text}”相符的告警',
  },
  sections: { trouble: '故障情况', care: '处理情况' },
  fields: {
    alertType: '告警',
    gravity: '严重程度',
    urgency: '紧急程度',
    alertState: '状态',
    lockerId: '快递柜',
    lockerName: '快递柜名称',
    lockerNumber: '快递柜编号',
    boxName: '格口',
    startTime: '首次上报',
    lastTime: '最近上报',
    reportCount: '上报次数',
    assigneeId: '负责人',
    acknowledgedTime: '确认时间',
    acknowledgedBy: '确认人',
    resolvedTime: '结束时间',
    resolvedBy: '解决人',
    note: '处理说明',
  },
  help: {
    assigneeId: '只列出有权处理告警的员工；留空则取消指派。',
    note: '写一句对后来者有用的话。',
  },
  nothing: {
    boxName: '整组快递柜',
    assigneeId: '无',
    acknowledgedTime: '尚未确认',
    acknowledgedBy: '无',
    resolvedTime: '仍在持续',
    resolvedBy: '无',
    note: '暂无',
  },
  errors: { note: '请填写处理说明' },
  actions: {
    showBoxes: { label: '查看格口' },
    acknowledge: {
      label: '确认',
      done: '已确认“%{name}”。',
      doneMany: '已确认 %{smart_count} 条告警。',
    },
    assign: {
      label: '指派',
      confirm: '“%{name}”由谁处理？',
      confirmMany: '这 %{smart_count} 条告警由谁处理？',
      consequence: '负责人会显示在告警旁；告警在解决之前不会关闭。',
      done: '已指派“%{name}”。',
      doneMany: '已指派 %{smart_count} 条告警。',
    },
    resolve: {
      label: '解决',
      confirm: '将“%{name}”标记为已解决？',
      confirmMany: '将这 %{smart_count} 条告警标记为已解决？',
      consequence: '若快递柜再次上报同样的故障，将产生新的告警。',
      done: '“%{name}”已解决。',
      doneMany: '%{smart_count} 条告警已解决。',
    },
    networkReport: { label: '网络告警报告' },
  },
});

export const alertHistory: Messages<typeof englishHistory> = {
  title: '处理经过',
  what: {
    RAISED: '上报故障',
    TOLD: '故障仍在持续',
    ENDED: '自行恢复',
    ACKNOWLEDGED: '已确认',
    ASSIGNED: '指派给%{assignee}',
    RESOLVED: '已解决',
  },
  by: { TERMINAL: '来自快递柜终端', SERVER: '来自服务器', STAFF: '操作人：%{name}' },
  unassigned: '取消指派',
  told: '已发邮件通知 %{smart_count} 个地址',
};

export const alertRecipients: Messages<typeof englishRecipients> = {
  name: '告警接收人',
  title: '告警接收人',
  saved: '更新成功',
  sections: { locker: '快递柜', boxes: '格口', printer: '打印机', reports: '报表' },
  fields: {
    POWER_OFF: '断电',
    LOCKER_DISCONNECTED: '快递柜断线',
    PRINTING_PAPER_ALERT: '打印纸不足',
    DOOR_UNCLOSED: '柜门未关',
    CCTV_NVR_OFF: '监控录像机离线',
    PRINTING_PAPER_OUT: '打印纸用尽',
    FLAGGED_LOCKED: '格口被标记或锁定',
    PRINTER_DISCONNECTED: '打印机断开',
    PRINTER_PAPER_STUCK: '打印机卡纸',
    REPORT_EMAIL_ADDRESS: '报表接收邮箱',
  },
  help: {
    POWER_OFF: '多个地址用分号分隔；留空则不通知任何人。',
    REPORT_EMAIL_ADDRESS: '未指定收件人的报表发往这里。',
  },
  errors: {
    useSemicolon: '多个邮箱地址请用“;”分隔',
    address: '请输入有效的邮箱地址',
  },
};
