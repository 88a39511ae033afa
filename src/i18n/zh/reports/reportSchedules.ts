// Chinese messages: scheduled reports.
import type { reportSchedules as english } from '../../en/reports/reportSchedules.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const reportSchedules: Messages<typeof english> = resourceMessages('定时报表', {
  measure: '份',
  called: '%{report}，%{period}',
  fields: {
    report: '报表',
    filters: '筛选条件',
    lockerId: '指定快递柜',
    districtId: '区县',
    lockerName: '快递柜名称',
    providerId: '物流公司',
    paymentScheme: '付费方式',
    subscription: '续订情况',
    alertType: '告警',
    period: '频率',
    sendHour: '发送时刻',
    format: '格式',
    addresses: '接收人',
    enabled: '启用',
    scheduleState: '状态',
    savedBy: '保存人',
    nextTime: '下次发送',
    lastTime: '上次发送',
  },
  help: {
    period: '内容为刚过去的一天、一周（周一至周日）或一个月。',
    sendHour: '在该时段结束后的第一天发送，以网络所在时区为准。',
    addresses: '多个邮箱用分号分隔；不填则发往“告警接收人”中的报表接收邮箱。',
  },
  errors: {
    useSemicolon: '多个邮箱请用“;”分隔',
    address: '请输入有效的邮箱地址：%{item}',
  },
  nothing: { filters: '无', nextTime: '暂无计划', lastTime: '尚未发送' },
  to: { usual: '报表接收邮箱', nobody: '暂无接收人' },
});
