// Chinese messages: roles.
import type { roles as english } from '../../en/people/roles.ts';
import type { Messages } from '../../messages.ts';

export const roles: Messages<typeof english> = {
  name: '角色',
  title: '角色列表',
  section: '员工和角色',
  rightsChanged: '您的权限已更改，菜单和页面随之更新。',
  empty: {
    title: '还没有角色',
    text: '角色决定其账号可以执行哪些操作。请先创建角色，再创建账号。',
    noMatch: '没有符合条件的角色',
    noMatchFor: '没有与“%{text}”相符的角色',
  },
  fields: {
    roleId: '序号',
    name: '名称',
    description: '描述',
    loginType: '类型',
    authoritySet: '权限',
    authorityCount: '权限数',
    userCount: '账号数',
    creationTime: '创建时间',
    lastUpdatedTime: '最后更新',
  },
  errors: {
    name: { missing: '此项为必填项', malformed: '新角色的名称只能使用大写字母或下划线' },
    description: { missing: '此项为必填项' },
    loginType: { missing: '请选择类型' },
  },
  actions: {
    people: { label: '使用该角色的员工' },
    terminalPeople: { label: '使用该角色的终端用户' },
    remove: {
      consequence:
        '该角色将不能再分配给任何人。仍在使用的角色无法删除，系统会列出使用该角色的账号。',
      done: '删除成功',
      doneMany: '删除成功',
    },
  },
};
