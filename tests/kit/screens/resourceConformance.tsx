// Conformance of every declared resource, as tests over the given declarations.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { sharedViews } from '../../../contract/operations/sharedViews.ts';
import { isPersonalFilter } from '../../../domain/people/personal.ts';
import type { Resource } from '../../../src/engine/defineResource.ts';
import { drawnField } from '../../../src/engine/list/table/fields.ts';
import { allFilters, filterChoices } from '../../../src/engine/list/filters/filterMessages.ts';
import { openApp, sessionOf } from './openApp.tsx';
import { isOpenedByRow } from './rowPress.ts';
import { isShownAs, shownRows } from './shownRows.ts';
import { rowsIn } from '../browser/pageRows.ts';
import { goTo } from '../../resources/goTo.ts';
import { saidOf } from '../../resources/messages.ts';
import { listenToWire } from '../../resources/wire.ts';
import { fileServer } from '../servers/fileServer.ts';

/** The steps of a new network that create a record. */
const FIRST_STEPS: Readonly<Record<string, string>> = {
  lockers: 'LOCKER',
  roles: 'ROLE',
  staff: 'STAFF',
  providers: 'PROVIDER',
  agents: 'COURIER',
};

/** Declares the tests of these resources, which share one server. */
export async function resourceConformance(resources: readonly Resource[]): Promise<void> {
  const server = await fileServer();
  const session = await sessionOf(server, 'admin');

  describe.each(resources)('$name', (resource) => {
    const at = `/app/${resource.name}`;
    const { path } = resource.collection.list;
    const title = saidOf('en', `resources.${resource.name}.title`);
    const open = (options: Parameters<typeof openApp>[0] = {}) =>
      openApp({ server, session, at, ...options });
    const table = () => screen.findByRole('table', { name: title });
    const filtered = (filter: object) =>
      `${at}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

    test('opens, with one heading and a title of its own', async () => {
      await open();
      await table();
      expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
        title,
      ]);
      expect(document.title).toContain(title);
    });

    test('counts pages from zero on the wire, from one on the screen, and each page shows its own rows (R2.78, R7.3, R9.4)', async () => {
      const app = await open();
      const wire = listenToWire(app);
      await table();
      const second = screen.queryByRole('button', { name: 'Page 2' });
      if (second) await app.user.click(second);
      const size = `${resource.list.pageSize ?? 10}`;
      const pages = () => wire.of(path).filter((asked) => asked['size'] === size);
      if (second) await waitFor(() => expect(pages().at(-1)?.['page']).toBe('1'));
      const current = screen.getByRole('button', { current: 'page' });
      expect(current).toHaveTextContent(second ? '2' : '1');
      if (!second) return;
      const asked = pages().at(-1) as never;
      const rows = rowsIn((await server.ask(resource.collection.list, asked, session)).body);
      await waitFor(() => expect(shownRows()).toEqual(rows.map((row) => isShownAs(resource, row))));
    });

    test('every filter of the screen is asked of the server', async () => {
      const app = await open();
      const wire = listenToWire(app);
      await table();
      const wanted = allFilters(resource).map((name) => ({
        name,
        value: filterChoices(resource, name)?.[0] ?? '1',
      }));
      for (const { name, value } of wanted) goTo(filtered({ [name]: value }));
      goTo(at);
      await table();
      await waitFor(() => {
        const missed = wanted.filter(
          ({ name, value }) => !wire.of(path).some((asked) => asked[name] === value),
        );
        expect(missed).toEqual([]);
      });
    });

    test('every head that sorts asks for a sort that the server knows', () => {
      const { columns, moreColumns = [] } = resource.list;
      const sorts = [...columns, ...moreColumns].map((name) => drawnField(resource, name).sortBy);
      const known = sorts.filter((sort) => sort !== undefined);
      expect(known.length).toBeGreaterThan(0);
      expect(resource.collection.list.sorts).toEqual(expect.arrayContaining(known));
    });

    test('hides itself from whoever may not see it, and says which right it takes', async () => {
      const needs = resource.needs as readonly string[];
      const authoritySet = session.authoritySet.filter((code) => !needs.includes(code));
      await open({ session: { ...session, authoritySet } });
      expect(await screen.findByText(new RegExp(needs.join(' / ')))).toBeVisible();
      expect(screen.queryByRole('table')).toBeNull();
    });

    test('a press anywhere on a row opens what its name opens', async () => {
      const app = await open();
      const link = (await table()).querySelector('a.name');
      if (!link) return;
      expect(await isOpenedByRow(app.user, link)).toBe(true);
      const follow = vi.fn((event: Event) => event.preventDefault());
      link.addEventListener('click', follow);
      const check = link.closest('tr')!.querySelector('.pick input');
      if (check) await app.user.click(check);
      expect(follow).not.toHaveBeenCalled();
    });

    test('is added to with one verb', () => {
      const key = `resources.${resource.name}.actions.create.label`;
      expect(saidOf('en', key) || 'New record').toMatch(/^New /);
      const verb = /^(cases|versions|screenSavers)$/.test(resource.name) ? '新建' : '新增';
      expect((saidOf('zh', key) || '新增').slice(0, 2)).toBe(verb);
      const step = FIRST_STEPS[resource.name];
      const name = (language: 'en' | 'zh') => saidOf(language, `resources.${resource.name}.name`);
      const said = (language: 'en' | 'zh') => saidOf(language, `gettingStarted.steps.${step}`);
      expect(said('en')).toContain(step ? `New ${name('en').toLowerCase()}` : '');
      expect(said('zh')).toContain(step ? `新增${name('zh')}` : '');
    });

    test('has words in both languages for all that it shows', () => {
      const { columns, moreColumns = [] } = resource.list;
      const resourceName = `resources.${resource.name}`;
      const fields = [
        ...columns,
        ...moreColumns,
        ...allFilters(resource),
        ...resource.collection.list.sorts,
      ];
      const keys = [
        `${resourceName}.name`,
        `${resourceName}.title`,
        ...fields.map((name) => `${resourceName}.fields.${name}`),
        ...Object.keys(resource.actions).map((name) =>
          saidOf('en', `engine.actions.${name}.label`)
            ? `engine.actions.${name}.label`
            : `${resourceName}.actions.${name}.label`,
        ),
      ];
      for (const key of keys) {
        expect(saidOf('en', key), `${key} in English`).not.toBe('');
        expect(saidOf('zh', key), `${key} in Chinese`).toMatch(/\p{Script=Han}/u);
      }
    });

    test('shows its title and heads in Chinese', async () => {
      await open({ language: 'zh' });
      const chinese = saidOf('zh', `resources.${resource.name}.title`);
      const heads = within(await screen.findByRole('table', { name: chinese })).getAllByRole(
        'columnheader',
      );
      expect(heads.length).toBeGreaterThan(resource.list.columns.length - 1);
      for (const head of heads)
        expect(head.textContent || head.innerHTML).toMatch(/\p{Script=Han}/u);
    });

    test('the export carries the filter and the sort of the screen', async () => {
      const { export: files, filters } = resource.list;
      if (!files) return;
      const name = filters.find((one) => filterChoices(resource, one)) ?? filters[0]!;
      const value = filterChoices(resource, name)?.[0] ?? '1';
      const sort = resource.collection.list.sorts[0]!;
      const app = await open({ at: `${filtered({ [name]: value })}&sort=${sort}&order=ASC` });
      const wire = listenToWire(app);
      for (const [format, file] of Object.entries(files) as [string, Endpoint][]) {
        await app.user.click(await screen.findByRole('button', { name: 'Export' }));
        const item = { name: new RegExp(`^${format}`, 'i') };
        await app.user.click(await screen.findByRole('menuitem', item));
        await waitFor(() =>
          expect(wire.of(file.path)).toEqual([{ [name]: value, sort: `${sort},asc` }]),
        );
        await screen.findByRole('button', { name: 'Export' });
      }
    });

    test('a shared view is a tab with the number of records that its list shows', async () => {
      const names = allFilters(resource).filter((one) => !isPersonalFilter(one));
      const name = names.find((one) => filterChoices(resource, one)) ?? names[0]!;
      const filter = { [name]: filterChoices(resource, name)?.[0] ?? '1' };
      const view = { list: path, name: 'Ours', filter };
      const { id } = (await server.ask(sharedViews.create, view, session)).body;
      onTestFinished(async () => void (await server.ask(sharedViews.remove, { id }, session)));
      const app = await open();
      const tabs = within(await screen.findByRole('navigation', { name: 'Shared views' }));
      expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(/^All/);
      const tab = await tabs.findByRole('link', { name: /^Ours [\d,]+\+?$/ });
      const [count] = /[\d,]+/.exec(tab.textContent) ?? [];
      await app.user.click(tab);
      const shown = new RegExp(`of (more than )?${count}$`);
      if (count !== '0') expect(await screen.findByText(shown)).toBeVisible();
      else await waitFor(() => expect(screen.queryByRole('table', { name: title })).toBeNull());
      expect(tabs.getByRole('link', { current: 'page' })).toBe(tab);
      expect(app.address()).toContain(encodeURIComponent(JSON.stringify(filter)));
      await app.user.click(tabs.getByRole('link', { name: /^All/ }));
      expect(await table()).toBeVisible();
    });

    test('is cards on a phone, with the filters behind one button', async () => {
      const app = await open({ width: 390 });
      const cards = await screen.findByRole('list', { name: title });
      expect(within(cards).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
      expect(screen.queryByRole('table')).toBeNull();
      await app.user.click(await screen.findByRole('button', { name: 'Sort by' }));
      await app.user.click(screen.getAllByRole('menuitem', { name: /scending$/ })[0]!);
      await waitFor(() => expect(app.address()).toMatch(/sort=/));
      await app.user.click(screen.getByRole('button', { name: 'Filter' }));
      expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    });

    test('a list that cannot be had says "SYSTEM ERROR", keeps the filter, and is asked for again', async () => {
      const app = await open({ at: '/app/dashboard' });
      const broken = () => HttpResponse.json({ statusCode: 503, message: 'x' }, { status: 503 });
      app.network.use(http.get(`*${path}`, broken));
      goTo(`${at}?perPage=25`);
      expect(await screen.findByRole('heading', { name: 'SYSTEM ERROR' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
      app.network.resetHandlers();
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      await table();
      expect(app.address()).toContain('perPage=25');
    });

    test('rows that could not be asked for anew stay, and say that they are from before', async () => {
      const app = await open();
      await table();
      const broken = () => HttpResponse.json({ statusCode: 503, message: 'x' }, { status: 503 });
      app.network.use(http.get(`*${path}`, broken));
      goTo('/app/dashboard');
      await waitFor(() => expect(screen.queryByRole('table', { name: title })).toBeNull());
      goTo(at);
      expect(
        await screen.findByText('SYSTEM ERROR The rows shown may be out of date.'),
      ).toBeVisible();
      expect(within(await table()).getAllByRole('row').length).toBeGreaterThan(1);
    });

    test('every column has a width to set by keyboard, which does not sort and stays', async () => {
      const app = await open();
      const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const isSet = () => rules().some(({ cssText }) => cssText.includes('min-width: 40px'));
      const heads = within(await table()).getAllByRole('columnheader');
      const columns = heads.filter((head) => head.dataset['column'] !== undefined);
      expect(columns).toHaveLength(resource.list.columns.length);
      const [first] = columns;
      const sort = first?.getAttribute('aria-sort');
      (await within(first!).findByRole('separator')).focus();
      await app.user.keyboard('{ArrowRight}');
      const grip = () =>
        within(screen.getByRole('table', { name: title })).getAllByRole('separator');
      const width = grip()[0]!.getAttribute('aria-valuenow');
      await app.user.keyboard('{ArrowRight}');
      expect(Number(grip()[0]!.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(
        Number(width),
      );
      expect(first?.getAttribute('aria-sort')).toBe(sort);
      for (const one of grip()) {
        expect(one).toHaveAccessibleName(/^Width of .+/);
        expect(one.getAttribute('aria-valuetext')).toMatch(/^\d+ pixels$/);
      }
      expect(isSet()).toBe(true);
      await app.user.click(screen.getByRole('button', { name: /^Columns/ }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Columns' }));
      await app.user.click(await sheet.findByRole('button', { name: 'Restore default columns' }));
      expect(isSet()).toBe(false);
    });

    test('columns are chosen and stay chosen', async () => {
      const more = resource.list.moreColumns?.[0];
      if (more === undefined) return;
      const label = saidOf('en', `resources.${resource.name}.fields.${more}`);
      const app = await open();
      await table();
      expect(screen.queryByRole('columnheader', { name: label })).toBeNull();
      await app.user.click(screen.getByRole('button', { name: /^Columns/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Columns' });
      await app.user.click(await within(sheet).findByLabelText(label));
      await app.user.keyboard('{Escape}');
      expect(await screen.findByRole('columnheader', { name: label })).toBeVisible();
      goTo('/app/dashboard');
      await waitFor(() => expect(screen.queryByRole('table', { name: title })).toBeNull());
      goTo(at);
      await table();
      expect(screen.getByRole('columnheader', { name: label })).toBeVisible();
    });
  });
}
