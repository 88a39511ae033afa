// The pages of terminal software: its list, a new deployment, and deployments in each of their states.
import { adminPage, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const detail = 'TerminalDeployment3';
const tasks = '.rollout-room :is(tbody tr, .card)';
const deployment = (name: string, id: number, version: string) =>
  adminPage(
    name,
    `${detail}?lockerVersionId=${id}`,
    `Version ${version}`,
    `版本 ${version}`,
    tasks,
  );
const cancelAll = { en: 'Cancel all', zh: '全部取消' };

export const versionPages: readonly PageCase[] = [
  adminPage('versions', 'versions', 'Terminal software', '终端软件', ROWS),
  ...over(
    adminPage('', 'TerminalDeployment2', 'New rollout', '新建升级', '.locker-choice-list li'),
    { 'deployment-new': (page) => page.locator('.ring-entry [role="switch"]').click() },
  ),
  deployment('deployment-waiting', 4, '4.3.0'),
  {
    ...deployment('deployment-cancel', 4, '4.3.0'),
    open: (page, language) => page.getByRole('button', { name: cancelAll[language] }).click(),
  },
  deployment('deployment-failed', 3, '4.2.1-rc1'),
  adminPage('deployment-missing', detail, 'Terminal deployment', '终端升级', '.state'),
];
