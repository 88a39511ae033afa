// Chinese messages: customers.
import type { members as english } from '../../en/people/members.ts';
import type { Messages } from '../../messages.ts';

export const members: Messages<typeof english> = {
  name: '客户',
  title: '客户列表',
  export: '导出 %{smart_count} 位客户',
  empty: {
    title: '还没有客户',
    text: '客户注册后会显示在这里。',
    noMatch: '没有符合条件的客户',
    noMatchFor: '没有与“%{text}”相符的客户',
  },
  sections: { person: '个人资料', service: '服务' },
  fields: {
    memberId: '序号',
    username: '登录名',
    fullName: '姓名',
    firstLastName: '姓名',
    firstName: '名',
    lastName: '姓',
    memberNo: '客户编号',
    mobile: '手机号',
    email: '电子邮箱',
    address: '地址',
    memberStatus: '状态',
    mark: '标记',
    suspendFlag: '是否停用',
    paymentScheme: '付费方式',
    notifyType: '通知方式',
    language: '语言',
    primaryLockerId: '首选快递柜',
    secondaryLockerId: '备选快递柜',
    disabled: '优先使用无障碍格口',
    endTimeUseLocker: '订阅到期',
    primaryLockerName: '首选快递柜',
    secondaryLockerName: '备选快递柜',
    creationTime: '注册时间',
    lastUpdatedTime: '最后更新',
  },
  help: {
    language: '发送消息所用的语言。留空则使用网络的语言。',
    paymentScheme: '选择订阅会立即计费，付款后开始生效。',
  },
  actions: {
    reserve: { label: '预约' },
    openCase: { label: '新建工单' },
    remove: {
      consequence: '其姓名、地址和联系方式会从所有地方清除，历史记录也不例外。此操作无法撤销。',
      done: '删除成功',
      doneMany: '删除成功',
    },
  },
};
