// Dragging in the door layout editor: the pointer's own states, and what is done when something is let go.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apply } from '../../../domain/layout/apply.ts';
import { drop, type Dragged, type Spot } from '../../../src/custom/shared/layoutEditor/doing.ts';
import {
  followDrag,
  type DragActions,
} from '../../../src/custom/shared/layoutEditor/input/followDrag.ts';
import { at, drawn, names, stored, type } from '../../domain/layout/layouts.ts';

const actions = {
  take: vi.fn<DragActions['take']>(),
  start: vi.fn<DragActions['start']>(),
  move: vi.fn<DragActions['move']>(),
  end: vi.fn<DragActions['end']>(),
};

let root: HTMLElement;
let stop: () => void;
const clicked = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  for (const act of [...Object.values(actions), clicked]) act.mockReset();
  actions.take.mockReturnValue('atOnce');
  document.body.innerHTML = '<div><button></button></div>';
  root = document.body.querySelector('div')!;
  root.addEventListener('click', clicked);
  stop = followDrag(root, actions);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(name: string, x: number, y: number, pointerType = 'mouse') {
  const where = name === 'pointerdown' ? root.querySelector('button') : window;
  const place = { clientX: x, clientY: y, pointerType, isPrimary: true, button: 0 };
  where?.dispatchEvent(new PointerEvent(name, { bubbles: true, ...place }));
}

const click = (detail: number) =>
  root.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

describe('the pointer', () => {
  it('drags once it has moved, lets go where it is, and the click after it is none', () => {
    point('pointerdown', 10, 10);
    point('pointermove', 12, 12);
    expect(actions.start).not.toHaveBeenCalled();
    point('pointermove', 40, 10);
    vi.advanceTimersByTime(20);
    point('pointerup', 50, 60);
    expect(actions.move).toHaveBeenCalledWith({ x: 40, y: 10 });
    expect(actions.end).toHaveBeenCalledWith({ x: 50, y: 60 });
    click(1);
    expect(clicked).not.toHaveBeenCalled();
    click(0);
    click(1);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('gives up with Escape and when the browser takes the finger', () => {
    for (const give of [
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => point('pointercancel', 0, 0),
    ]) {
      point('pointerdown', 10, 10);
      point('pointermove', 40, 10);
      give();
      expect(actions.end).toHaveBeenLastCalledWith(undefined);
    }
  });

  it('drags a box by a finger that rests; one that moves at once scrolls', () => {
    actions.take.mockReturnValue('afterRest');
    point('pointerdown', 10, 10, 'touch');
    point('pointermove', 10, 40, 'touch');
    vi.advanceTimersByTime(1000);
    expect(actions.start).not.toHaveBeenCalled();
    point('pointerdown', 10, 10, 'touch');
    vi.advanceTimersByTime(400);
    expect(actions.start).toHaveBeenCalledTimes(1);
  });

  it('drags nothing that cannot be', () => {
    actions.take.mockReturnValue('no');
    point('pointerdown', 10, 10);
    point('pointermove', 40, 10);
    expect(actions.start).not.toHaveBeenCalled();
  });
});

describe('what is let go', () => {
  const dropped = (dragged: Dragged, spot: Spot, layout = stored(['M', 'M', 'M'], ['L'])) => {
    const deed = drop(layout, dragged, spot);
    return deed ? names(apply(layout, deed.command)) : 'nothing';
  };
  const small = { size: type('S') };

  it('a size changes a box, is put between two, or goes to the end (R2.144, R4.55)', () => {
    expect(dropped(small, { at: at(0, 1), how: 'on' })[0]).toEqual(['A01', 'A02', 'A03']);
    expect(dropped(small, { at: at(0, 1), how: 'before' })[0]).toEqual([
      'A01',
      'A02+',
      'A03',
      'A04',
    ]);
    expect(dropped(small, { at: at(0, 2), how: 'after' })[0]?.[3]).toBe('A04+');
    expect(dropped(small, { at: at(1, 1), how: 'on' })[1]).toEqual(['B01', 'B02+']);
  });

  it('a box goes where the line was, and back in its place is nothing', () => {
    const from = { from: at(0, 0) };
    expect(dropped(from, { at: at(1, 0), how: 'before' })).toEqual([
      ['A01', 'A02'],
      ['B01', 'B02'],
    ]);
    expect(dropped(from, { at: at(0, 0), how: 'after' })).toBe('nothing');
    expect(dropped(from, { at: at(0, 1), how: 'before' })).toBe('nothing');
    const mixed = drawn(['S', 'M', 'L']);
    const deed = drop(mixed, from, { at: at(0, 2), how: 'before' })!;
    const sizes = apply(mixed, deed.command).columns[0]?.cells.map((cell) => cell?.boxTypeName);
    expect(sizes).toEqual(['M', 'S', 'L']);
  });

  it('a box fills an empty cell', () => {
    const gapped = apply(drawn(['S', 'M', 'L']), { do: 'deleteDoor', at: at(0, 0) });
    const deed = drop(gapped, { from: at(0, 2) }, { at: at(0, 0), how: 'on' })!;
    expect(names(apply(gapped, deed.command))).toEqual([['A01+', 'A02+']]);
  });
});
