// Chinese messages: names of exports in the audit log.
import type { auditExports as english } from '../../en/operations/auditExports.ts';
import type { Messages } from '../../messages.ts';

export const auditExports: Messages<typeof english> = {
  lockers: '快递柜',
  parcels: '包裹',
  bookings: '预约',
  orders: '旧版订单',
  members: '客户',
  cases: '工单',
  alerts: '告警',
  alertReport: '全网告警报表',
  availability: '格口空闲情况',
  boxStates: '格口状态',
  lockerLogs: '快递柜日志',
  messages: '消息',
  audit: '审计',
  providers: '物流公司',
  lockerGroups: '快递柜分组',
  districts: '区县',
  provinces: '省份',
  roles: '角色',
  staff: '员工',
  providersStatistics: '物流公司统计',
  daysStatistics: '每日使用统计',
  hoursStatistics: '高峰时段',
  boxesStatistics: '格口空闲趋势',
  dwellStatistics: '在柜时长',
  areasStatistics: '地域统计',
};
