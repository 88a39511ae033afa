// The pages of staff, terminal users and roles: their lists, their forms, and what opens over them.
import { adminPage, FORM, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const NAME = 'Andreas Charalambous';
const tree = '.roleRow:visible';

export const peoplePages: readonly PageCase[] = [
  adminPage('staff', 'SingPostStaff', 'Backend staff', '后台员工列表', ROWS),
  adminPage('staff-create', 'AddNewStaff', 'New staff member', '新增后台员工', FORM),
  adminPage('staff-edit', 'AddNewStaff?userId=3', NAME, NAME, FORM),
  adminPage('staff-own', 'AddNewStaff?userId=1', 'Eleni Georgiou', 'Eleni Georgiou', FORM),
  adminPage('terminal-users', 'TerminalUser', 'Terminal users', '终端用户列表', ROWS),
  adminPage('terminal-user-create', 'AddTerminalUser', 'New terminal user', '新增终端用户', FORM),
  adminPage('roles', 'ViewRoles', 'Roles', '角色列表', ROWS),
  adminPage('role-create', 'AddNewRole', 'New role', '新增角色', '.roleTree'),
  ...over(adminPage('', 'AddNewRole?id=3', 'OPERATOR', 'OPERATOR', tree), {
    'role-edit': async (page) => {
      const open = page.locator('.roleRow:visible input:enabled');
      await open.first().waitFor();
      for (const place of [0, 2]) await open.nth(place).click();
    },
  }),
  { ...adminPage('role-read', 'AddNewRole?id=3', 'OPERATOR', 'OPERATOR', tree), as: 'viewer' },
];
