// The pages of terminal software: its list, a new deployment, and deployments in each of their states.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const detail = '/app/TerminalDeployment3';
const title = (en: string, zh: string) => ({ en, zh });
const tasks = (page: Page) => page.locator('.rollout-room :is(tbody tr, .task-cards li)').first();
const state = (page: Page) => page.locator('.state');
const version = (id: number) => ({ address: `${detail}?lockerVersionId=${id}`, as: 'admin' });
const cancelAll = { en: 'Cancel all', zh: '全部取消' };

export const versionPages: readonly PageCase[] = [
  {
    name: 'versions',
    address: '/app/versions',
    as: 'admin',
    heading: title('Terminal software', '终端软件'),
    settled: (page) => page.locator('tbody a.name, .cards a.name').first(),
  },
  {
    name: 'deployment-new',
    address: '/app/TerminalDeployment2',
    as: 'admin',
    heading: title('New terminal deployment', '新增终端部署'),
    settled: (page) => page.locator('.locker-choice-list li').first(),
    open: (page) => page.locator('.ring-entry [role="switch"]').click(),
  },
  {
    name: 'deployment-waiting',
    ...version(4),
    heading: title('Version 4.3.0', '版本 4.3.0'),
    settled: tasks,
  },
  {
    name: 'deployment-cancel',
    ...version(4),
    heading: title('Version 4.3.0', '版本 4.3.0'),
    settled: tasks,
    open: (page, language) => page.getByRole('button', { name: cancelAll[language] }).click(),
  },
  {
    name: 'deployment-failed',
    ...version(3),
    heading: title('Version 4.2.1-rc1', '版本 4.2.1-rc1'),
    settled: tasks,
  },
  {
    name: 'deployment-missing',
    address: detail,
    as: 'admin',
    heading: title('Terminal deployment', '终端部署'),
    settled: state,
  },
];
