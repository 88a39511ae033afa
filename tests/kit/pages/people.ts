// The pages of staff, terminal users and roles: their lists, their forms, and what opens over them.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const field = (page: Page) => page.locator('form.form .field').first();
const tree = (page: Page) => page.locator('.roleRow:visible').first();
const as = 'admin';

export const peoplePages: readonly PageCase[] = [
  {
    name: 'staff',
    address: '/app/SingPostStaff',
    as,
    heading: { en: 'Backend staff', zh: '后台员工列表' },
    settled: rows,
  },
  {
    name: 'staff-create',
    address: '/app/AddNewStaff',
    as,
    heading: { en: 'New staff member', zh: '新增后台员工' },
    settled: field,
  },
  {
    name: 'staff-edit',
    address: '/app/AddNewStaff?userId=3',
    as,
    heading: { en: 'Andreas Charalambous', zh: 'Andreas Charalambous' },
    settled: field,
  },
  {
    name: 'staff-own',
    address: '/app/AddNewStaff?userId=1',
    as,
    heading: { en: 'Eleni Georgiou', zh: 'Eleni Georgiou' },
    settled: field,
  },
  {
    name: 'terminal-users',
    address: '/app/TerminalUser',
    as,
    heading: { en: 'Terminal users', zh: '终端用户列表' },
    settled: rows,
  },
  {
    name: 'terminal-user-create',
    address: '/app/AddTerminalUser',
    as,
    heading: { en: 'New terminal user', zh: '新增终端用户' },
    settled: field,
  },
  {
    name: 'roles',
    address: '/app/ViewRoles',
    as,
    heading: { en: 'Roles', zh: '角色列表' },
    settled: rows,
  },
  {
    name: 'role-create',
    address: '/app/AddNewRole',
    as,
    heading: { en: 'New role', zh: '新增角色' },
    settled: (page) => page.locator('.roleTree').first(),
  },
  {
    name: 'role-edit',
    address: '/app/AddNewRole?id=3',
    as,
    heading: { en: 'OPERATOR', zh: 'OPERATOR' },
    settled: tree,
    open: async (page) => {
      const open = page.locator('.roleRow:visible input:enabled');
      await open.first().waitFor();
      for (const place of [0, 2]) await open.nth(place).click();
    },
  },
  {
    name: 'role-read',
    address: '/app/AddNewRole?id=3',
    as: 'viewer',
    heading: { en: 'OPERATOR', zh: 'OPERATOR' },
    settled: tree,
  },
];
