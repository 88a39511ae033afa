// Chinese messages: the list of the audit log.
import type { audit as english } from '../../en/operations/audit.ts';
import type { Messages } from '../../messages.ts';

export const audit: Messages<typeof english> = {
  name: '记录',
  title: '审计',
  export: '导出 %{smart_count} 条记录',
  empty: {
    title: '还没有审计记录',
    text: '所有变更、登录、拒绝和导出都会显示在这里。',
    noMatch: '没有符合条件的记录',
    noMatchFor: '没有与“%{text}”相符的记录',
  },
  fields: {
    id: '编号',
    time: '时间',
    eventType: '事件',
    subjectKind: '对象',
    subjectId: '对象编号',
    byKind: '操作方',
    person: '操作人',
    ip: 'IP 地址',
    changes: '变更',
    sealId: '封存批次',
  },
  nothing: { sealId: '尚未封存', person: '未知', ip: '未知' },
  actions: { seals: { label: '校验封存' } },
};
