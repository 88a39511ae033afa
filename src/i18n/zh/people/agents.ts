// Chinese messages: agents, the couriers of providers.
import type { agents as english } from '../../en/people/agents.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const agents: Messages<typeof english> = resourceMessages('快递员', {
  measure: '名',
  fields: {
    agentNumber: '快递员编号',
    agentName: '姓名',
    providerId: '物流公司',
    providerNumber: '物流公司编号',
    providerName: '物流公司名称',
    agentStatus: '状态',
    effectiveTimeStart: '生效时间',
    effectiveTimeEnd: '失效时间',
  },
  errors: { agentNumber: { malformed: '只能使用字母、数字和 . _ / -，且须以字母或数字开头。' } },
  beside: '这里登记快递员及其所属的物流公司，不是登录账号。快递员在终端登录时使用的账号请见',
  help: { agentNumber: '保存后不能更改。' },
  actions: { remove: { done: '删除成功', doneMany: '删除成功' } },
});
