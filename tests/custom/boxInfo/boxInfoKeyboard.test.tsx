// Choosing by keyboard alone: "everything that the mouse can do the keyboard can do".
import { describe, expect, it } from 'vitest';
import { openBoxes } from './boxInfoApp.tsx';

const front = ['A01', 'A02', 'A03', 'B01', 'B02', 'C01'].map((name) => ({ name }));

describe('the keyboard', () => {
  it('moves through the grid with arrows and chooses with Space', async () => {
    const { app, box, chosen } = await openBoxes(front);
    box('A01').focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(box('B02')).toHaveFocus();
    expect(box('B02')).toHaveAttribute('tabindex', '0');
    expect(box('A01')).toHaveAttribute('tabindex', '-1');
    await app.user.keyboard(' ');
    expect(chosen()).toEqual(['B02']);
    await app.user.keyboard('{ArrowUp} ');
    expect(chosen()).toEqual(['B01', 'B02']);
    await app.user.keyboard(' ');
    expect(chosen()).toEqual(['B02']);
  });

  it('extends the choice with Shift and arrows, and shrinks it again', async () => {
    const { app, box, chosen } = await openBoxes(front);
    box('A01').focus();
    await app.user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(chosen()).toEqual(['A01', 'A02', 'B01', 'B02']);
    await app.user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(chosen()).toEqual(['A01', 'A02']);
  });

  it('chooses all with Ctrl+A and none with Escape', async () => {
    const { app, box, chosen } = await openBoxes(front);
    box('A02').focus();
    await app.user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(6);
    await app.user.keyboard('{Escape}');
    expect(chosen()).toEqual([]);
  });
});

describe('the mouse', () => {
  it('chooses one box, adds with Ctrl and ranges with Shift', async () => {
    const { app, box, chosen } = await openBoxes(front);
    await app.user.click(box('A01'));
    await app.user.click(box('A03'));
    expect(chosen()).toEqual(['A03']);
    await app.user.keyboard('{Control>}');
    await app.user.click(box('C01'));
    await app.user.keyboard('{/Control}');
    expect(chosen()).toEqual(['A03', 'C01']);
    await app.user.click(box('A01'));
    await app.user.keyboard('{Shift>}');
    await app.user.click(box('B02'));
    await app.user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['A01', 'A02', 'B01', 'B02']);
  });
});
