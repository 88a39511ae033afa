// Chinese messages: customers, roles, providers, couriers and accounts.
import { deleted, required, updated } from '../outcomes.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type * as english from '../../en/resources/people.ts';

export const members: Messages<typeof english.members> = resourceMessages('客户', {
  measure: '位',
  empty: { text: '客户注册或新增后会显示在这里。' },
  sections: { person: '个人资料', service: '服务' },
  fields: {
    memberId: '客户 ID',
    firstLastName: '姓名',
    address: '地址',
    memberStatus: '状态',
    mark: '标记',
    suspendFlag: '已暂停',
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
  },
  help: {
    language: '客户接收消息所用的语言。留空则使用系统默认语言。',
    paymentScheme: '选择订阅会立即计费，付款后开始生效。',
  },
  errors: {
    paymentScheme: { missing: '请选择付费方式' },
    notifyType: { missing: '请选择通知方式' },
  },
  actions: {
    reserve: { label: '预约' },
    openCase: { label: '新建工单' },
    suspend: {
      label: '暂停',
      confirm: '暂停“%{name}”？',
      confirmMany: '暂停这 %{smart_count} 位客户？',
      consequence: '暂停期间不能为该客户预约，已在柜内的包裹仍可取件。',
      ...updated,
      doneMany: '已暂停 %{smart_count} 位客户',
    },
    resume: {
      label: '恢复',
      confirm: '恢复“%{name}”？',
      confirmMany: '恢复这 %{smart_count} 位客户？',
      consequence: '恢复后，状态正常的客户可以再次预约格口。',
      ...updated,
      doneMany: '已恢复 %{smart_count} 位客户',
    },
    remove: {
      consequence: '姓名、地址和联系方式将全部清除，包括历史记录。此操作无法撤销。',
      ...deleted,
    },
  },
});

export const roles: Messages<typeof english.roles> = resourceMessages('角色', {
  section: '员工和角色',
  rightsChanged: '您的权限已更改，菜单和页面随之更新。',
  empty: { text: '角色决定账号能查看和操作的内容。请先新增角色，再新增账号。' },
  fields: {
    roleId: '角色 ID',
    description: '说明',
    loginType: '类型',
    authoritySet: '权限',
    authorityCount: '权限数',
    userCount: '账号数',
  },
  errors: {
    name: { ...required, malformed: '新角色的名称只能使用大写字母或下划线' },
    description: required,
    loginType: { missing: '请选择类型' },
  },
  actions: {
    people: { label: '使用该角色的员工' },
    terminalPeople: { label: '使用该角色的终端用户' },
    remove: {
      consequence:
        '该角色将不能再分配给任何人。仍在使用的角色无法删除，系统会列出使用该角色的账号。',
      ...deleted,
    },
  },
});

export const providers: Messages<typeof english.providers> = resourceMessages('物流公司', {
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
        '已生成的密钥随即失效，以往的包裹和记录会保留。还有未完结的包裹或所属快递员时无法删除，系统会提示数量。',
      ...deleted,
      failed: '删除失败',
    },
  },
});

export const agents: Messages<typeof english.agents> = resourceMessages('快递员', {
  measure: '名',
  fields: {
    agentNumber: '快递员编号',
    agentName: '姓名',
    providerNumber: '物流公司编号',
    providerName: '物流公司名称',
    agentStatus: '状态',
    effectiveTimeStart: '生效时间',
    effectiveTimeEnd: '失效时间',
  },
  errors: { agentNumber: { malformed: '只能使用字母、数字和 . _ / -，且须以字母或数字开头。' } },
  beside: '此处登记快递员及其所属物流公司，并非登录账号。快递员登录终端的账号请见',
  help: { agentNumber: '保存后不能更改。' },
  actions: { remove: deleted },
});

const shared = {
  fields: {
    userId: '账号 ID',
    staffNo: '工号',
    roleId: '角色',
    accountState: '状态',
    userStatus: '账号状态',
    password: '密码',
    confirm: '确认密码',
    startTime: '生效时间',
    endTime: '失效时间',
  },
  sections: { account: '账号', person: '个人信息', password: '密码', validity: '有效期' },
  errors: {
    username: {
      ...required,
      characters: '除字母外，只能使用空格和句点。',
      tooLong: '最多 20 个字符',
    },
    roleId: required,
    userStatus: required,
    password: required,
    passwordRule: '密码至少 10 个字符，且须包含大写字母、小写字母和数字。',
    terminalPasswordRule: '密码应至少为 6 位数字',
    confirm: { ...required, notSame: '两次输入的密码不一致' },
    endTime: { endsFirst: '失效时间必须晚于生效时间' },
  },
  actions: {
    remove: {
      consequence: '此后无法再用该账号登录，已登录的人会立即退出。',
      ...deleted,
    },
  },
};

export const staff: Messages<typeof english.staff> = resourceMessages('后台员工', {
  measure: '名',
  ...shared,
  empty: {
    text: '每位员工都需要一个已分配角色的账号。',
    noMatch: '没有符合条件的员工',
    noMatchFor: '没有与“%{text}”相符的员工',
  },
  help: { username: '字母、空格和句点，最多 20 个字符。' },
});

export const terminalUsers: Messages<typeof english.terminalUsers> = resourceMessages('终端用户', {
  measure: '名',
  ...shared,
  empty: {
    text: '快递员和技术人员用自己的账号在快递柜上登录。',
    noMatch: '没有符合条件的用户',
    noMatchFor: '没有与“%{text}”相符的用户',
  },
  beside: '快递员和技术人员仅用这些账号登录终端。快递员所属的物流公司请见',
  help: { username: '字母、空格和句点，最多 20 个字符。' },
});

export const accounts: Messages<typeof english.accounts> = { name: '账号' };
