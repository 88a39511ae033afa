// Chinese messages: account forms.
import type { staffForm as english } from '../../en/people/staffForm.ts';
import type { Messages } from '../../messages.ts';

export const staffForm: Messages<typeof english> = {
  staff: { title: '后台员工', create: '新增后台员工', toList: '返回员工列表' },
  terminalUsers: { title: '终端用户', create: '新增终端用户', toList: '返回终端用户列表' },
  created: '创建成功！',
  updated: '更新成功',
  missing: '未找到该账号',
  own: '这是您自己的账号：角色、状态、有效期和手机号须由他人更改，密码请在“我的账号”中修改。',
  noBound: '不限',
  alert: { title: '账号未能更改', close: '关闭' },
};
