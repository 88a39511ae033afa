// Chinese messages: global search.
import type { search as english } from '../../en/app/search.ts';
import type { Messages } from '../../messages.ts';

export const search: Messages<typeof english> = {
  title: '全局搜索',
  close: '关闭搜索',
  found: '搜索结果',
  groups: {
    recent: '最近访问',
    commands: '命令',
    parcels: '包裹',
    bookings: '预约',
    boxes: '格口',
    lockers: '快递柜',
    members: '客户',
    staff: '员工',
    pages: '页面',
    actions: '操作',
  },
  actions: {
    theme: '切换浅色或深色主题',
    english: '语言：English（英文）',
    chinese: '语言：中文',
    keys: '键盘帮助',
    lock: '锁屏',
    signOut: '退出登录',
  },
  commands: {
    resendPin: '重置取件码',
    changeExpiry: '更改到期时间',
    changeNumber: '更改单号',
    cancel: '取消',
  },
  hint: '扫描包裹条码，或输入包裹单号、预约单号、客户、快递柜、格口（如“LK12-A07”）、员工或页面名称。输入“停用 LK12”或“重置取件码”加包裹单号，可直接打开该操作。',
  looking: '正在搜索…',
  count: '找到 %{smart_count} 项',
  nothing: '在您的权限范围内未找到“%{text}”。',
  offline: '网络未连接：目前只能搜索页面和操作。',
  retry: '重试',
  tooMany: '按手机号或邮箱搜索过于频繁，暂时只能按姓名或编号查找客户和员工。',
};
