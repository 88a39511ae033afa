// Chinese messages: errors of reports.
import type { reportProblems as english } from '../../en/problems/reportProblems.ts';
import type { Messages } from '../../messages.ts';

export const reportProblems: Messages<typeof english> = {
  REPORT_FUTURE: '报表的日期不能晚于今天。',
  REPORT_UPSIDE_DOWN: '结束时间不能早于开始时间。',
  STATISTICS_TOO_LONG: '统计的时间段最长为 366 天。',
  REPORT_NO_ADDRESS: '您的账号没有填写邮箱，请联系账号管理员补充。',
  REPORT_NOBODY:
    '此报表没有接收人，“告警接收人”中也未填写报表接收邮箱。请填写邮箱，或先停用该定时报表。',
  REPORT_TOO_MANY_ADDRESSES: '一份报表最多发给 %{most} 个邮箱。',
  REPORT_SCHEDULES_FULL: '定时报表已有 %{most} 份，达到上限。请先删除一份。',
  SHARED_VIEWS_FULL: '每个列表最多可有 %{most} 个共享视图，请先取消共享一个。',
};
