// Chinese messages: the page of a locker's log.
import type { Messages } from '../../messages.ts';
import type { lockerLog as english } from '../../en/lockers/lockerLog.ts';

export const lockerLog: Messages<typeof english> = {
  title: '快递柜日志',
  of: '%{locker} 的日志',
  list: '日志内容',
  columns: { creationTime: '时间', level: '级别', message: '终端记录' },
  levels: { DEBUG: '调试', INFO: '信息', WARN: '警告', ERROR: '错误' },
  shown: '显示范围',
  atLeast: { all: '全部记录', WARN: '警告和错误', ERROR: '仅错误' },
  filters: '筛选日志',
  start: '开始日期',
  end: '结束日期',
  notAfterToday: '日期不能晚于今天。',
  endBeforeStart: '结束日期早于开始日期。',
  clear: '显示全部日期',
  request: '刷新日志',
  requesting: '正在请求',
  requested: '日志将在几分钟后更新。',
  download: '下载',
  downloading: '正在下载',
  waiting: '已于 %{time} 请求，终端尚未响应。',
  telling: '已于 %{time} 请求，目前收到 %{smart_count} 条。',
  told: '已于 %{time} 请求，%{end} 收到响应：新增 %{smart_count} 条。',
  failed: '已于 %{time} 请求，终端一天内未响应。',
  offline: '该快递柜自 %{time} 起离线。',
  offlineText:
    '恢复在线之前无法取得新日志。当前显示的是离线之前上报的内容；请求会保留一天，等待其恢复。',
  away: '该快递柜已离线。',
  never: '该快递柜尚未上报过数据。',
  none: '暂无日志',
  noneText: '可以请求终端上报日志。',
  noMatch: '所选日期内没有记录',
  toBoxes: '查看该快递柜的格口',
  unknown: '未找到该快递柜',
  unknownText: '快递柜 %{id} 不存在或已被删除。',
};
