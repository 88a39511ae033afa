// The door layout editor as staff see it: boxes are put, changed, deleted and numbered anew, and what is wrong is said.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT, cellAt } from '../../../domain/layout/layout.ts';
import { fromBoxes } from '../../../domain/layout/wire.ts';
import { at, stored, storedBoxes } from '../../domain/layout/layouts.ts';
import { openEditor } from './layoutEditorApp.tsx';

describe('an empty layout', () => {
  it('shows a grid of 10 by 10, columns lettered from A, with nothing wrong or changed (R5.34, R5.35)', async () => {
    await openEditor(EMPTY_LAYOUT);
    const grid = screen.getByRole('group', { name: 'Door layout' });
    const columns = within(grid).getAllByRole('group');
    expect(columns.map((one) => one.getAttribute('aria-label')?.slice(0, 8))).toEqual(
      Array.from('ABCDEFGHIJ', (letter) => `Column ${letter}`),
    );
    expect(screen.getByText('No changes yet.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /error/ })).toBeNull();
  });

  it('takes a picked size at every press until it is laid down', async () => {
    const { press, user, end, names, said, keys } = await openEditor(EMPTY_LAYOUT);
    await press('M, 19 cm');
    expect(said()).toContain('M selected');
    await user.click(end('A'));
    await user.click(end('A'));
    expect(names()).toEqual([['A01+', 'A02+']]);
    expect(said()).toContain('A02 added, size M');
    await press('L, 29 cm');
    await user.click(screen.getByRole('button', { name: /^A01,/ }));
    expect(said()).toContain('A01 is now size L');
    await keys('{Escape}');
    expect(screen.getByRole('button', { name: 'L, 29 cm' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await user.click(screen.getByRole('button', { name: /^A02,/ }));
    expect(names()).toEqual([['A01+', 'A02+']]);
  });
});

describe('a stored layout', () => {
  const open = () => openEditor(stored(['M', 'L', 'S'], ['S', 'CONTROL', 'S']));

  it('says each box in words', async () => {
    const boxes = storedBoxes(['M', 'L']).map((box, row) => ({ ...box, bottomFlag: row === 0 }));
    await openEditor(fromBoxes(boxes));
    expect(
      screen.getByRole('button', { name: 'A01, size M, board 1 port 1, accessible' }),
    ).toBeVisible();
  });

  it("marks an existing box deleted, numbers the rest anew and says which were: 'was A03' (R4.54, R4.59)", async () => {
    const { user, box, press, names, said } = await open();
    await user.click(box('A02'));
    await press('Delete');
    expect(names()[0]).toEqual(['A01', '-A02', 'A02']);
    expect(said()).toContain('A02 marked deleted');
    expect(screen.getByRole('button', { name: /^A02, size S.*was A03$/ })).toBeVisible();
    const changes = screen.getByRole('region', { name: 'Changes' });
    await waitFor(() => expect(changes).toHaveTextContent('A03 becomes A02'));
    expect(changes).toHaveTextContent(/A02 L, board 1 port 2/);
    await user.click(within(changes).getByRole('button', { name: 'Restore A02' }));
    expect(names()[0]).toEqual(['A01', 'A02', 'A03']);
  });

  it('copies and moves columns, and undoes and redoes it exactly (R4.57)', async () => {
    const { column, press, layout, names, said } = await open();
    const before = layout();
    await column('Column A', 'Copy column');
    expect(names()[2]).toEqual(['C01+', 'C02+', 'C03+']);
    await waitFor(() => expect(said()).toContain('Column C, 3 boxes added'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await column('Column C', 'Move left');
    await waitFor(() => expect(said()).toContain('Column C is now column B'));
    const after = layout();
    await press('Undo');
    await press('Undo');
    expect(layout()).toBe(before);
    await press('Redo');
    await press('Redo');
    expect(layout()).toBe(after);
  });

  it('sets board and port once they are typed, and says where two boxes share one', async () => {
    const { user, box, layout } = await open();
    await user.click(box('A02'));
    const port = screen.getByRole('textbox', { name: 'Port' });
    await user.clear(port);
    await user.type(port, '1x{Enter}');
    expect(port).toHaveValue('1x');
    expect(port).toHaveAccessibleDescription('Enter a whole number from 0 to 9999.');
    expect(cellAt(layout(), at(0, 1))).toMatchObject({ portNumber: 2 });
    await user.type(port, '{Backspace}{Enter}');
    expect(port).toBeValid();
    expect(cellAt(layout(), at(0, 1))).toMatchObject({ boardNumber: 1, portNumber: 1 });
    expect(screen.getByRole('button', { name: /^A02,.*port taken$/ })).toBeVisible();
    const fault = screen.getByRole('region', { name: '1 error' });
    expect(fault).toHaveTextContent('A02 uses the same board and port as A01.');
    await user.click(within(fault).getByRole('button', { name: 'Use port 2' }));
    expect(screen.queryByRole('region', { name: '1 error' })).toBeNull();
    expect(port).toHaveValue('2');
  });

  it('starts a new lettered series, skips numbers and marks boxes accessible (R4.58)', async () => {
    const { user, box, names, layout } = await open();
    await user.click(box('A02'));
    await user.click(screen.getByRole('switch', { name: 'New series' }));
    expect(names()).toEqual([
      ['A01', 'B01', 'B02'],
      ['C01', 'CONTROL', 'C02'],
    ]);
    await user.click(screen.getByRole('switch', { name: 'Skip number' }));
    expect(names()[0]).toEqual(['A01', 'L', 'B01']);
    await user.click(screen.getByRole('switch', { name: 'Accessible' }));
    expect(cellAt(layout(), at(0, 1))).toMatchObject({ bottomFlag: true, skipNumber: true });
  });
});

describe('what is wrong', () => {
  it('is drawn at its place, word for word, with repairs that put it right', async () => {
    const { user, end, names, press } = await openEditor(stored(['M', 'M'], ['S']));
    await press('S, 14 cm');
    await user.click(end('D'));
    expect(end('C')).toHaveTextContent('There must be no empty space between the two columns!');
    const panel = screen.getByRole('region', { name: '1 error' });
    expect(panel).toHaveTextContent('Column C is empty.');
    expect(within(panel).getByRole('button', { name: 'Fill C like B' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Move D to C' }));
    expect(names()).toEqual([['A01', 'A02'], ['B01'], ['C01+']]);
    expect(screen.queryByRole('region', { name: /error/ })).toBeNull();
  });

  it('is said of an emptied cell, which is filled or closed up', async () => {
    const { user, box, press, names } = await openEditor(stored(['M', 'M']));
    await user.click(box('A01'));
    await press('Copy down');
    await press('Delete');
    expect(screen.getByRole('button', { name: 'Empty space in column A' })).toBeVisible();
    await press('Fill with M');
    expect(names()).toEqual([['A01', 'A02+', 'A03']]);
    await press('Delete');
    await press('Close gap');
    expect(names()).toEqual([['A01', 'A02']]);
  });

  it('of a box in use: it cannot be marked away', async () => {
    const boxes = storedBoxes(['M', 'M']).map((one) => ({ ...one, status: 'OCCUPIED' as const }));
    const { user, box, press, names } = await openEditor(fromBoxes(boxes));
    await user.click(box('A01'));
    await press('Delete');
    const panel = screen.getByRole('region', { name: '1 error' });
    expect(panel).toHaveTextContent('A01 is in use and cannot be deleted.');
    await user.click(within(panel).getByRole('button', { name: 'Restore A01' }));
    expect(names()).toEqual([['A01', 'A02']]);
  });
});

describe('where it may not be edited, or stores sizes alone', () => {
  it('shows the boxes and lets one walk through them, and nothing else', async () => {
    const { box, keys, names, said } = await openEditor(stored(['M', 'M']), { readOnly: true });
    box('A01').focus();
    await keys('{ArrowDown}');
    expect(said()).not.toContain('read-only');
    await keys('{Delete}');
    expect(said()).toContain('This layout is read-only');
    await keys('1');
    expect(box('A02')).toHaveFocus();
    expect(names()).toEqual([['A01', 'A02']]);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Sizes' })).toBeNull();
  });

  it('asks for no wiring, numbers or marks', async () => {
    await openEditor(stored(['M']), { sizesOnly: true });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.getByRole('button', { name: 'A01, size M' })).toBeVisible();
  });
});

it('speaks Chinese', async () => {
  const { user, box, said } = await openEditor(stored(['M', 'M'], ['S']), { language: 'zh' });
  await user.click(box('A01'));
  await user.click(screen.getByRole('button', { name: '向下复制' }));
  expect(said()).toContain('已添加 A02，尺寸 M');
  expect(screen.getByRole('group', { name: 'A 列，3 个格口' })).toBeVisible();
});
