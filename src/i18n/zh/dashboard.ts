// Chinese: the dashboard.
import type { dashboard as english } from '../en/dashboard.ts';
import type { Messages } from '../messages.ts';

export const dashboard: Messages<typeof english> = {
  title: '仪表盘',
  window: '最近 48 小时',
  updated: '更新于 %{time}',
  askAgain: '立即刷新',
  figures: {
    booked: '已预约',
    deposited: '已存件',
    collected: '已取件',
    post: '寄件',
    alerts: '告警',
  },
  unknown: '服务器未提供该数据',
  share: '%{value}%',
  stale: {
    line: '当前显示的是 %{time} 的数据。',
    text: '此后服务器未能返回数据：%{why}',
  },
  boxes: {
    title: '当前格口状态',
    lockers: '%{smart_count} 组快递柜',
    chart: '各状态格口的环形图，数据见旁边的表格。',
    chartFailed: '图表加载失败，数据见旁边的表格。',
    caption: '各状态的格口数',
    state: '状态',
    count: '格口数',
    share: '占比',
    unit: '个格口',
    none: '还没有格口',
  },
  sizes: {
    title: '各尺寸空闲格口',
    caption: '各尺寸的空闲格口数、格口总数与使用率',
    size: '尺寸',
    bar: '条形图',
    free: '空闲 / 总数',
    inUse: '使用率',
    few: '所剩不多',
    none: '还没有格口尺寸',
  },
  lockers: {
    title: '各快递柜格口使用情况',
    caption: '各快递柜的占用格口数与格口总数，按使用率从高到低排列',
    locker: '快递柜',
    bar: '条形图',
    used: '占用 / 总数',
    share: '使用率',
    full: '即将满柜',
    none: '还没有快递柜',
  },
  preferred: {
    title: '常用快递柜',
    caption: '选择各快递柜为常用柜的客户数，按人数从多到少排列',
    primary: '首选',
    secondary: '备选',
    none: '还没有客户选择常用快递柜',
  },
  showAll: '显示全部 %{count} 项',
  showFewer: '收起',
};
