// The door layout editor by keyboard alone: "keyboard can do all the mouse can do".
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT, cellAt } from '../../../domain/layout/layout.ts';
import { at, stored } from '../../domain/layout/layouts.ts';
import { openEditor } from './layoutEditorApp.tsx';

describe('the keyboard', () => {
  it('draws a locker from nothing: sizes by their numbers, the next column by an arrow', async () => {
    const { end, keys, names, layout } = await openEditor(EMPTY_LAYOUT);
    end('A').focus();
    await keys('334{Enter}{ArrowRight}252');
    expect(names()).toEqual([
      ['A01+', 'A02+', 'A03+', 'A04+'],
      ['B01+', 'CONTROL+', 'B02+'],
    ]);
    expect(cellAt(layout(), at(0, 3))?.boxTypeName).toBe('L');
    expect(end('B')).toHaveFocus();
    expect(end('B')).toHaveAttribute('tabindex', '0');
  });

  it('walks by level, changes, adds, copies, moves and deletes, and takes it all back', async () => {
    const { box, keys, names, layout } = await openEditor(stored(['M', 'M', 'M'], ['L', 'L']));
    const before = layout();
    box('A02').focus();
    await keys('{ArrowRight}');
    expect(box('B01')).toHaveFocus();
    await keys('1');
    expect(cellAt(layout(), at(1, 0))?.boxTypeName).toBe('XS');
    await keys('{Insert}');
    expect(names()[1]).toEqual(['B01', 'B02+', 'B03']);
    await waitFor(() => expect(box('B02')).toHaveFocus());
    await keys('{Control>}d{/Control}');
    expect(names()[1]).toEqual(['B01', 'B02+', 'B03+', 'B04']);
    await keys('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowLeft}{/Alt}');
    expect(names()).toEqual([
      ['A01', 'A02+', 'A03', 'A04'],
      ['B01', 'B02+', 'B03'],
    ]);
    await keys('{Home}{Delete}');
    expect(names()[0]).toEqual(['-A01', 'A01+', 'A02', 'A03']);
    await keys('{Control>}zzzzzz{/Control}');
    expect(layout()).toBe(before);
    await keys('{Control>}y{/Control}');
    expect(cellAt(layout(), at(1, 0))?.boxTypeName).toBe('XS');
  });

  it('reaches the head of a column and its menu, and comes back to the grid (R4.56)', async () => {
    const { box, keys, names, user } = await openEditor(stored(['M'], ['S', 'S']));
    box('B01').focus();
    await keys('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Column B' })).toHaveFocus();
    await keys('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Column B' });
    await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'New series' }));
    expect(names()).toEqual([['A01'], ['A02', 'A03']]);
    await waitFor(() => expect(box('A02')).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Column A, 2 boxes' })).toBeVisible();
  });

  it('leaves fields to themselves: digits are typed, undo is theirs', async () => {
    const { user, box, keys, names, layout } = await openEditor(stored(['M', 'M']));
    await user.click(box('A02'));
    await user.click(screen.getByRole('textbox', { name: 'Board' }));
    await keys('2{Delete}{Control>}z{/Control}');
    expect(names()).toEqual([['A01', 'A02']]);
    await user.tab();
    expect(cellAt(layout(), at(0, 1))).toMatchObject({ boxTypeName: 'M', boardNumber: 12 });
  });
});
