// Chinese messages: scheduled reports.
import type { reportSchedules as english } from '../../en/reports/reportSchedules.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const reportSchedules: Messages<typeof english> = resourceMessages('定时报表', {
  called: '%{report}，%{period}',
  fields: {
    report: '报表',
    period: '频率',
    sendHour: '发送时刻（点）',
    format: '格式',
    addresses: '收件人',
    enabled: '启用',
    scheduleState: '状态',
    savedBy: '保存人',
    nextTime: '下次发送',
    lastTime: '上次发送',
  },
  help: {
    period: '内容为刚过去的一天、一周（周一至周日）或一个月。',
    sendHour: '在该时段结束后的第一天发送，0 到 23 点，以网络所在时区为准。',
    addresses: '多个邮箱用 ; 分隔；不填则发给“告警收件人”中填写的报表收件人。',
  },
  errors: {
    useSemicolon: '多个邮箱请用“;”分隔',
    address: '请输入有效的邮箱地址',
  },
  nothing: { nextTime: '暂无计划', lastTime: '尚未发送' },
  to: { usual: '报表收件人', nobody: '暂无收件人' },
});
