// Terminal deployments as staff see them: the list, a new one, one that waits, one that has halted, on any server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { versions } from '../../contract/terminals/versions.ts';
import { moment } from '../../src/engine/fields/clock.ts';
import { openApp, type App } from '../kit/screens/openApp.tsx';
import { openServer } from '../kit/servers/openServer.ts';

const at = (lockerVersionId: number) =>
  `/app/TerminalDeployment3?lockerVersionId=${lockerVersionId}`;
/** The version as the server has it. */
const read = async ({ server }: App, lockerVersionId: number) => {
  const session = sessionStorage.getItem('lockerdesk.session') ?? '{}';
  const { token } = JSON.parse(session) as { token: string };
  return (await server.ask(versions.one, { lockerVersionId }, { token })).body;
};

describe('the list', () => {
  it('is found at TerminalDeployment, says how far each version is, and is filtered by version number (R2.80, R2.138)', async () => {
    const { user } = await openApp({ at: '/app/TerminalDeployment', user: 'admin' });
    await screen.findByText('4.3.0');
    screen.getByText('Scheduled');
    screen.getByText('4.1.0');
    await user.type(screen.getByPlaceholderText('Version number'), '4.2.');
    await waitFor(() => expect(screen.queryByText('4.3.0')).toBeNull());
    screen.getByText('4.2.1-rc1');
  });

  it('offers a new deployment only to those who may make one', async () => {
    await openApp({ at: '/app/versions', user: 'viewer' });
    await screen.findByText('4.3.0');
    expect(screen.queryByRole('button', { name: 'New deployment' })).toBeNull();
  });
});

describe('a new deployment', () => {
  it("says what is missing, among it 'Please upload the terminal package', and takes .zip only (R5.81, R5.82)", async () => {
    const { user, screen: shown } = await openApp({
      at: '/app/TerminalDeployment2',
      user: 'admin',
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Please upload the terminal package');
    screen.getByText('Please choose lockers');
    screen.getByText('Please choose upgrade time');
    const input = shown.container.querySelector<HTMLInputElement>('input[type="file"]')!;
    const lenient = { applyAccept: false } as const;
    await userEvent.setup(lenient).upload(input, new File(['x'], 'terminal.rar'));
    await screen.findByText('The format is incorrect, please use .zip format');
    fireEvent.drop(input, {
      dataTransfer: { files: [new File(['x'], 'other.7z')], types: ['Files'] },
    });
    expect(await screen.findByText('other.7z')).toBeVisible();
    screen.getByText('The format is incorrect, please use .zip format');
  });
});

describe('the times of a new deployment', () => {
  it.each([
    ['en', /^Tonight: .{10} 02:00, until 06:00$/, /^Upgrade time/, /^Failure time/],
    ['zh', /^今晚：.{10} 02:00 至 06:00$/, /^升级时间/, /^截止时间/],
  ] as const)(
    'are offered in %s: the coming night sets both',
    async (language, offer, from, until) => {
      const { user } = await openApp({ at: '/app/TerminalDeployment2', user: 'admin', language });
      await user.click(await screen.findByRole('button', { name: offer }));
      const start = screen.getByLabelText<HTMLInputElement>(from, { selector: 'input' });
      const end = screen.getByLabelText<HTMLInputElement>(until, { selector: 'input' });
      expect(start.value).toMatch(/ 02:00$/);
      expect(end.value).toBe(start.value.replace('02:00', '06:00'));
      expect(screen.queryByText('Please choose upgrade time')).toBeNull();
    },
  );
});

describe('one deployment', () => {
  it('without its parameter the page says what is missing and links to the list', async () => {
    await openApp({ at: '/app/TerminalDeployment3', user: 'admin' });
    screen.getByText('Missing in the address: lockerVersionId. Choose a version from the list.');
    expect(
      screen.getByRole('link', { name: 'Back to the terminal software' }).getAttribute('href'),
    ).toBe('/app/versions');
  });

  it('cancels one task after a yes, then all that are left (R2.140)', async () => {
    const app = await openApp({ at: at(4), user: 'admin' });
    const { user } = app;
    const [task] = (await read(app, 4)).lockerVersionTaskList;
    const name = task?.lockerName ?? '';
    await user.click(await screen.findByLabelText(`Cancel the task for ${name}`));
    const question = screen.getByRole('dialog', { name: `Cancel the task for ${name}?` });
    await user.click(within(question).getByText('Cancel the task'));
    await screen.findByText('Cancelled');

    await user.click(screen.getByText('Cancel all'));
    const all = screen.getByRole('dialog', { name: 'Cancel the deployment of 4.3.0?' });
    await user.click(within(all).getByText('Cancel all'));
    await waitFor(() =>
      expect(document.querySelector('.page-fact')?.textContent).toBe('Cancelled'),
    );
    expect((await read(app, 4)).taskCounts?.CREATED).toBe(0);
  });

  it.each([
    ['en', 'Failed (%)', 'The rollout failed on all % lockers.', '0 of % lockers are updated'],
    ['zh', '失败（%）', '% 组快递柜全部升级失败。', '% 组快递柜中已升级 0 组'],
  ] as const)(
    'one that failed everywhere says Failed in red with the count, in the list and on its page (%s)',
    async (language, inList, onPage, progress) => {
      const server = await openServer();
      onTestFinished(() => server.close());
      const { numUpdatedRows } = await server.database.db
        .updateTable('lockerVersionTasks')
        .set({ lockerVersionStatus: 'FAILED', fault: 'NO_REPORT' })
        .where('lockerVersionId', '=', 2)
        .executeTakeFirstOrThrow();
      const counted = (words: string) => words.replace('%', String(numUpdatedRows));
      const { user } = await openApp({ at: '/app/versions', user: 'admin', server, language });
      const row = await screen.findByRole('row', { name: /4\.2\.0/ });
      const state = within(row).getByText(counted(inList));
      expect(state).toHaveClass('badge', 'alarm');
      await user.click(screen.getByText('4.2.0'));
      const note = (await screen.findByText(counted(onPage))).closest('.note');
      expect(note).toHaveClass('alarm');
      screen.getByText(counted(progress));
      expect(screen.queryByText(language === 'en' ? 'Finished' : '已完成')).toBeNull();
    },
  );

  it('says when each terminal was last heard, with its day, year and hour', async () => {
    const app = await openApp({ at: at(2), user: 'admin' });
    const tasks = (await read(app, 2)).lockerVersionTaskList;
    const { lockerName, reportTime } = tasks.find((task) => task.reportTime != null)!;
    const row = await screen.findByRole('row', { name: new RegExp(`^${lockerName}`) });
    within(row).getByText(moment(reportTime!));
    expect(moment(reportTime!)).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  });

  it('Cancel is disabled once the upgrade time has come, and says why (R4.46)', async () => {
    const { user } = await openApp({ at: at(2), user: 'admin' });
    const button = await screen.findByText<HTMLButtonElement>('Cancel all');
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual([
      'true',
      'The upgrade time has passed. Tasks can no longer be cancelled.',
    ]);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText(/^Cancel the task/)).toBeNull();
  });

  it("a server of the documented calls alone is understood: 'SUCCEED is read as SUCCEEDED'", async () => {
    const app = await openApp({ at: '/app/versions', user: 'admin' });
    const version = await read(app, 2);
    const [one] = version.lockerVersionTaskList;
    const { taskId, lockerId, lockerName } = one!;
    const bare = {
      ...version,
      rolloutState: undefined,
      ringThreshold: undefined,
      file: undefined,
      taskCounts: undefined,
      lockerVersionTaskList: [{ taskId, lockerId, lockerName, lockerVersionStatus: 'SUCCEED' }],
    };
    app.network.use(http.get('*/version/info/2', () => HttpResponse.json(bare)));
    await app.user.click(await screen.findByText('4.2.0'));
    await screen.findByText(lockerName);
    screen.getByText('Successful');
    screen.getByText('1 of 1 lockers are updated');
  });
});
