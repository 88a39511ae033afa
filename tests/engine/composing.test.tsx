// Input methods: while Chinese or Japanese text is composed, its keys and its half-typed text do nothing. And capitals.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { search } from '../../contract/operations/search.ts';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { provinces } from '../../contract/lockers/provinces.ts';
import { members } from '../../contract/people/members.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { findDocumented } from '../../src/app/search/findDocumented.ts';
import { NumberField } from '../../src/custom/shared/layoutEditor/NumberField.tsx';
import { insertRow } from '../kit/databases/rows.ts';
import { forFile } from '../kit/servers/forFile.ts';
import { umbrellas } from '../kit/screens/unseenResource.ts';
import { listenToWire } from '../resources/wire.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

await import('../../src/app/search/Palette.tsx');
const server = await forFile(openUmbrellas(12));

/** Chrome reports isComposing; Safari has ended the composition already and reports only the key code. */
const WAYS = [
  { browser: 'Chrome', of: { isComposing: true, keyCode: 229 } },
  { browser: 'Safari', of: { isComposing: false, keyCode: 229 } },
  { browser: 'a browser without key codes', of: { isComposing: true } },
] as const;

const keys = (field: HTMLElement, of: object, ...names: string[]) => {
  for (const key of names) fireEvent.keyDown(field, { key, ...of });
};
/** Types as an input method does: each letter changes the field. */
const compose = (field: HTMLElement, ...texts: string[]) => {
  fireEvent.compositionStart(field);
  for (const value of texts) fireEvent.change(field, { target: { value } });
};
const finish = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.compositionEnd(field, { data: value });
};
const TIMES = { creationTime: 1, lastUpdatedTime: 1 };
const NEW = {
  provinces: TIMES,
  roles: { ...TIMES, loginType: 'BACKEND', authoritySet: '[]' },
  lockers: { ...TIMES, lockerNumber: 'GR-1' },
};
/** Longer than every pause after which a field searches. */
const pause = () => new Promise((done) => setTimeout(done, 450));

describe.each(WAYS)('Keys of the input method in $browser', ({ of }) => {
  test('a field with suggestions chooses nothing', async () => {
    const { user } = await openAt(server, 'districts/create');
    const field = await screen.findByRole('combobox', { name: 'Province' });
    await user.click(field);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    keys(field, of, 'ArrowDown', 'Enter', 'Escape');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveValue('');
    keys(field, {}, 'Enter');
    expect(field).toHaveValue(options[0]!.textContent);
  });

  test('a text filter is not applied', async () => {
    const app = await openAt(server, 'umbrellas');
    const field = await screen.findByRole('combobox', { name: 'Name' });
    fireEvent.change(field, { target: { value: 'Umbrella 3' } });
    keys(field, of, 'Enter');
    expect(app.address()).toBe('/app/umbrellas');
    keys(field, {}, 'Enter');
    await waitFor(() => expect(app.address()).toContain('Umbrella'));
  });

  test('the search dialog opens nothing', async () => {
    const { user, address } = await openAt(server, 'umbrellas');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Find a/ });
    await user.keyboard('Roles');
    const list = await screen.findAllByRole('option');
    keys(field, of, 'ArrowDown', 'Enter');
    expect(list[0]).toHaveAttribute('aria-selected', 'true');
    expect(address()).toBe('/app/umbrellas');
    keys(field, {}, 'Enter');
    await waitFor(() => expect(address()).not.toBe('/app/umbrellas'));
  });

  test('a list of texts gets no entry, and Ctrl+Enter does not save', async () => {
    const app = await openAt(server, 'umbrellas/create');
    const field = await screen.findByLabelText(/^Marks/);
    fireEvent.change(field, { target: { value: 'ni' } });
    keys(field, of, 'Enter');
    expect(field).toHaveValue('ni');
    keys(field, { code: 'Enter', ctrlKey: true, ...of }, 'Enter');
    expect(screen.queryByText(/to correct$/)).toBeNull();
    keys(field, {}, 'Enter');
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove ni' })).toBeVisible();
    keys(field, { code: 'Enter', ctrlKey: true }, 'Enter');
    expect(await screen.findByText(/to correct$/)).toBeVisible();
    expect(app.address()).toBe('/app/umbrellas/create');
  });

  test('a number of the layout editor is neither applied nor reverted', () => {
    const onValue = vi.fn();
    render(<NumberField label="Board" value={1} off={false} onValue={onValue} />);
    const field = screen.getByLabelText('Board');
    fireEvent.change(field, { target: { value: '12' } });
    keys(field, of, 'Enter', 'Escape');
    expect(onValue).not.toHaveBeenCalled();
    expect(field).toHaveValue('12');
    keys(field, {}, 'Enter');
    expect(onValue).toHaveBeenCalledWith(12);
  });
});

describe('Half-typed text', () => {
  test('a text filter asks once, for what was composed', async () => {
    const app = await openAt(server, 'umbrellas');
    const wire = listenToWire(app);
    const field = await screen.findByRole('combobox', { name: 'Name' });
    compose(field, 'y', 'yu', 'yu s', 'yu san');
    await pause();
    expect(app.address()).toBe('/app/umbrellas');
    finish(field, '雨伞');
    await waitFor(() => expect(app.address()).toContain(encodeURIComponent('雨伞')));
    await waitFor(() =>
      // The list itself may be asked for only now.
      expect(wire.of(umbrellas.list.path).flatMap(({ name }) => name ?? [])).toEqual(['雨伞']),
    );
    expect(field).toHaveValue('雨伞');
  });

  test('a filter with suggestions suggests for what was composed', async () => {
    const app = await openAt(server, 'lockers');
    const field = await screen.findByRole('combobox', { name: 'Locker name' });
    const wire = listenToWire(app);
    const asked = () =>
      [lockers.list, lockerCalls.names].flatMap(({ path }) =>
        wire.of(path).flatMap(({ lockerName }) => lockerName ?? []),
      );
    compose(field, 'n', 'ni', 'ni’c', 'nico');
    await pause();
    expect(asked()).toEqual([]);
    keys(field, { isComposing: true, keyCode: 229 }, 'ArrowDown', 'Enter');
    expect(app.address()).toBe('/app/lockers');
    finish(field, 'Nicosia');
    await within(await screen.findByRole('listbox')).findAllByRole('option', { name: /^Nicosia/ });
    expect(new Set(asked())).toEqual(new Set(['Nicosia']));
  });

  test('a field with suggestions asks for what was composed', async () => {
    const app = await openAt(server, 'districts/create');
    const field = await screen.findByRole('combobox', { name: 'Province' });
    await app.user.click(field);
    await screen.findAllByRole('option');
    const wire = listenToWire(app);
    compose(field, 'l', 'la', 'lar');
    await pause();
    expect(wire.of(provinces.list.path)).toEqual([]);
    finish(field, 'Larnaca');
    expect(await screen.findByRole('option', { name: 'Larnaca' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(wire.of(provinces.list.path).map(({ name }) => name)).toEqual(['Larnaca']);
  });

  test('the search dialog searches for what was composed', async () => {
    const app = await openAt(server, 'umbrellas');
    await app.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Find a/ });
    const wire = listenToWire(app);
    compose(field, 'ju', 'jue', 'jue se');
    await pause();
    expect(wire.of(search.find.path)).toEqual([]);
    expect(field).toHaveValue('jue se');
    finish(field, '角色');
    const pages = await screen.findByRole('group', { name: 'Pages' });
    expect(within(pages).getAllByRole('option').length).toBeGreaterThan(0);
    await waitFor(() => expect(wire.of(search.find.path)).toEqual([{ text: '角色' }]));
  });

  test.each('Disable Anex|ｄｉｓａｂｌｅ　Anex|\u202Adisable Anex|ＤＩＳＡＢＬＥ　Anex'.split('|'))(
    'the command "%s" is read however it is typed',
    async (text) => {
      const app = await openAt(server, 'umbrellas');
      await app.user.keyboard('{Control>}k{/Control}');
      const wire = listenToWire(app);
      fireEvent.change(await screen.findByRole('combobox', { name: /^Find a/ }), {
        target: { value: text },
      });
      await waitFor(() => expect(wire.of(search.find.path)).toEqual([{ text: 'Anex' }]));
    },
  );

  test.each([
    ['ｍａｙ＠example.test', members.list, { email: 'may@example.test' }],
    ['Ｍ１０１', members.list, { memberNo: 'M101' }],
    ['ＬＫ０１\u200B', lockers.list, { lockerNumber: 'LK01' }],
    ['Ｓ１０１', staffCalls.backend, { staffNo: 'S101' }],
  ])('by the documented lists, "%s" is found by what it is', async (text, { path }, filter) => {
    const wire = listenToWire(await openAt(server, 'umbrellas'));
    await findDocumented(text, { canAccess: () => true, signal: AbortSignal.timeout(10_000) });
    expect(wire.of(path)).toContainEqual(expect.objectContaining(filter));
  });

  test('the search among permissions narrows nothing until the text is composed', async () => {
    const { user } = await openAt(server, 'AddNewRole');
    await user.selectOptions(await screen.findByLabelText('Type'), 'BACKEND');
    const field = screen.getByRole('searchbox', { name: 'Search permissions' });
    const groups = () => screen.queryAllByRole('checkbox', { name: /^All of / }).length;
    const all = groups();
    compose(field, 'zzz');
    expect(groups()).toBe(all);
    finish(field, '没有');
    expect(groups()).toBe(0);
  });
});

test.each([
  ['districts/create', 'Province', 'provinces', 'Επαρχία Πάφου', 'ΕΠΑΡΧΙΑ ΠΑΦΟΥ', { name: '' }],
  ['AddNewStaff', 'Role', 'roles', 'Υπεύθυνος', 'υπευθυνοσ', { name: '', description: '' }],
  ['lockers', 'Locker name', 'lockers', 'Αγία Νάπα', 'ΑΓΙΑ ΝΑΠ', { lockerName: '' }],
] as const)('the picker %s, %s finds one of the %s: "%s" by "%s"', async (...row) => {
  const [at, label, table, name, typed, fields] = row;
  const values = Object.fromEntries(Object.keys(fields).map((field) => [field, name]));
  await insertRow(server, table, { ...NEW[table], ...values });
  const { user } = await openAt(server, at);
  await user.type(await screen.findByRole('combobox', { name: label }), typed);
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
  await waitFor(() => expect(options().map((one) => one.textContent)).toEqual([name]));
});
