// Chinese messages: alerts, their history and recipients.
import type {
  alertHistory as englishHistory,
  alertRecipients as englishRecipients,
  alerts as english,
} from '../../en/operations/alerts.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const alerts: Messages<typeof english> = resourceMessages('告警', {
  measure: '条',
  title: '告警',
  atLocker: '%{alert} · %{locker}',
  atBox: '%{alert} · %{locker}，%{box}',
  flagged: '格口仍处于标记状态。请先检查，再通过“查看格口”将其设为可用或锁定，告警将随之解决。',
  facts: {
    all: '共 %{smart_count} 条告警',
    attention: '%{smart_count} 条未受理',
    short: '%{all} 条中 %{attention} 条未受理',
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
    acknowledgedTime: '受理时间',
    acknowledgedBy: '受理人',
    resolvedTime: '结束时间',
    resolvedBy: '解决人',
    note: '处理说明',
    snoozeFor: '暂停时长',
    snoozedUntil: '暂停提醒至',
    snoozedBy: '暂停操作人',
    snoozeReason: '暂停原因',
  },
  help: {
    assigneeId: '只列出有权处理告警的员工；留空则取消指派。',
    note: '请用一句话说明处理情况，供其他同事参考。',
    snoozedUntil: '最长 7 天。',
  },
  nothing: {
    boxName: '整组快递柜',
    assigneeId: '无',
    acknowledgedTime: '尚未受理',
    acknowledgedBy: '无',
    resolvedTime: '仍在持续',
    resolvedBy: '无',
    note: '暂无',
    snoozedUntil: '未暂停',
    snoozedBy: '无',
    snoozeReason: '未暂停',
  },
  errors: {
    note: '请填写处理说明',
    snoozeFor: '请选择暂停时长',
    snoozedUntil: { missing: '请选择暂停提醒的截止时间' },
    snoozeReason: '请填写原因',
  },
  actions: {
    showBoxes: { label: '查看格口' },
    acknowledge: {
      label: '受理',
      done: '您已受理“%{name}”。',
      doneMany: '您已受理 %{smart_count} 条告警。',
    },
    release: {
      label: '退回',
      done: '已退回“%{name}”。',
      doneMany: '已退回 %{smart_count} 条告警。',
    },
    snooze: {
      label: '暂停提醒',
      confirm: '暂停“%{name}”的提醒？',
      confirmMany: '暂停这 %{smart_count} 条告警的提醒？',
      consequence:
        '暂停期间，该告警不计入顶部的告警数，到期自动恢复提醒；列表中仍可查看该告警及暂停原因。',
      done: '“%{name}”已暂停提醒。',
      doneMany: '%{smart_count} 条告警已暂停提醒。',
    },
    wake: {
      label: '恢复提醒',
      done: '“%{name}”已恢复提醒。',
      doneMany: '%{smart_count} 条告警已恢复提醒。',
    },
    assign: {
      label: '指派',
      confirm: '“%{name}”由谁处理？',
      confirmMany: '这 %{smart_count} 条告警由谁处理？',
      consequence: '负责人会显示在告警中；告警在解决之前不会关闭。',
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
    networkReport: { label: '全网告警报表' },
  },
});

export const alertHistory: Messages<typeof englishHistory> = {
  title: '处理经过',
  what: {
    RAISED: '上报故障',
    TOLD: '故障仍在持续',
    ENDED: '自行恢复',
    ACKNOWLEDGED: '已受理',
    ASSIGNED: '指派给 %{assignee}',
    SNOOZED: '暂停提醒至 %{until}',
    WOKEN: '恢复提醒',
    RELEASED: '已退回',
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
    LOCKER_DISCONNECTED: '快递柜连接断开',
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
    REPORT_EMAIL_ADDRESS: '未指定接收人的定时报表将发送到此邮箱。',
  },
  errors: {
    useSemicolon: '多个邮箱地址请用“;”分隔',
    address: '请输入有效的邮箱地址：%{item}',
  },
};
