// Chinese messages: providers.
import type { providers as english } from '../../en/people/providers.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const providers: Messages<typeof english> = resourceMessages('物流公司', {
  measure: '家',
  section: '物流公司',
  fields: {
    providerNumber: '物流公司编号',
    providerName: '名称',
    providerType: '类型',
    providerStatus: '状态',
    contractStartTime: '合同开始时间',
    contractEndTime: '合同结束时间',
    expirationDays: '保管天数',
    requestorKeyTime: '密钥生成时间',
  },
  sections: { company: '物流公司', contract: '合同' },
  help: {
    providerNumber: '保存后不能更改。',
    expirationDays: '该公司的包裹可以存放的天数；不填则按快递柜的规定。',
  },
  errors: { providerNumber: { malformed: '只能使用字母、数字和 . _ / -，且须以字母或数字开头。' } },
  actions: {
    couriers: { label: '快递员' },
    remove: {
      consequence:
        '其密钥随即失效，以往的包裹和记录会保留。如果还有在途包裹或所属快递员，则无法删除，系统会提示数量。',
      done: '删除成功',
      doneMany: '删除成功',
      failed: '删除失败',
    },
  },
});
