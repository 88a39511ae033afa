// Chinese messages: accounts of console staff and terminal users.
import type { staff as english, terminalUsers as englishUsers } from '../../en/people/staff.ts';
import type { Messages } from '../../messages.ts';

const shared = {
  fields: {
    userId: '序号',
    username: '登录名',
    fullName: '姓名',
    firstName: '名',
    lastName: '姓',
    staffNo: '员工编号',
    roleId: '角色',
    mobile: '手机号',
    email: '电子邮箱',
    accountState: '状态',
    userStatus: '账号状态',
    password: '密码',
    confirm: '确认密码',
    startTime: '生效时间',
    endTime: '失效时间',
    creationTime: '创建时间',
    lastUpdatedTime: '最后更新',
  },
  sections: { account: '账号', person: '个人信息', password: '密码', validity: '有效期' },
  errors: {
    username: {
      missing: '此项为必填项',
      characters: '除字母外，只能使用空格和句点。',
      tooLong: '最多 20 个字符。',
    },
    roleId: { missing: '此项为必填项' },
    userStatus: { missing: '此项为必填项' },
    password: { missing: '此项为必填项' },
    passwordRule: '密码至少 10 个字符，且须包含大写字母、小写字母和数字。',
    terminalPasswordRule: '密码应至少为 6 位数字。',
    confirm: { missing: '此项为必填项', notSame: '两次输入的密码不一致' },
    endTime: { endsFirst: '失效时间必须晚于生效时间。' },
  },
  actions: {
    remove: {
      consequence: '此后无法再用该账号登录，已登录的人会立即退出。',
      done: '删除成功',
      doneMany: '删除成功',
    },
  },
};

export const staff: Messages<typeof english> = {
  ...shared,
  name: '后台员工',
  title: '后台员工列表',
  empty: {
    title: '还没有后台员工',
    text: '使用本后台的每个人都需要一个已分配角色的账号。',
    noMatch: '没有符合条件的员工',
    noMatchFor: '没有与“%{text}”相符的员工',
  },
  help: { username: '字母、空格和句点，最多 20 个字符。' },
};

export const terminalUsers: Messages<typeof englishUsers> = {
  ...shared,
  name: '终端用户',
  title: '终端用户列表',
  empty: {
    title: '还没有终端用户',
    text: '快递员和技术人员用自己的账号在快递柜上登录。',
    noMatch: '没有符合条件的用户',
    noMatchFor: '没有与“%{text}”相符的用户',
  },
  beside: '快递员和技术人员只在终端上使用这些账号登录。快递员所属的物流公司请见',
  help: { username: '字母、空格和句点，最多 20 个字符。' },
};
