// Chinese messages: the page of a locker's free boxes over the last days.
import type { freeBoxes as english } from '../../en/boxes/freeBoxes.ts';
import type { Messages } from '../../messages.ts';

export const freeBoxes: Messages<typeof english> = {
  title: '空闲格口',
  of: '%{locker} 的空闲格口',
  size: '规格 %{size}',
  free: '空闲 %{free} / 共 %{boxes}',
  freeThen: '空闲 %{smart_count} 个',
  lastKnown: '最近一次数据',
  unknown: '未知',
  chart: '近 14 天规格 %{size} 的空闲格口数折线图，下方表格内容相同。',
  chartFailed: '图表加载失败，下方表格内容相同。',
  table: '按日期和规格统计的空闲格口',
  caption: '每日最少与最多空闲格口数',
  day: '日期',
  span: '%{fewest} 至 %{most}',
  unheard: '自 %{time} 起未收到该快递柜的心跳，此后的格口状态未知。',
  neverHeard: '从未收到该快递柜的心跳，格口状态未知。',
  none: '该快递柜没有格口',
  noneText: '绘制柜门布局后会显示在这里。',
  noLocker: '未找到该快递柜',
  noLockerText: '快递柜 %{id} 不存在或已被删除。',
  missing: '未指定快递柜',
  missingText: '网址缺少参数：%{names}。请在列表中选择一组快递柜。',
  toList: '返回格口空闲情况',
  toBoxes: '查看格口',
};
