// The one pointer machine of the grid: idle → pressing → marquee, by mouse, by finger and by keys.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  followPointer,
  type PointerActions,
} from '../../../src/custom/shared/DoorGrid/followPointer.ts';

const actions = {
  press: vi.fn<PointerActions['press']>(),
  hold: vi.fn<PointerActions['hold']>(),
  pressNothing: vi.fn<PointerActions['pressNothing']>(),
  dragStart: vi.fn<PointerActions['dragStart']>(),
  drag: vi.fn<PointerActions['drag']>(),
  dragEnd: vi.fn<PointerActions['dragEnd']>(),
};

let grid: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  for (const act of Object.values(actions)) act.mockClear();
  document.body.innerHTML = '<div id="grid"><button data-box="7"></button><i></i></div>';
  grid = document.querySelector<HTMLElement>('#grid')!;
  stop = followPointer(grid, actions);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

type Init = PointerEventInit & { on?: string };

function point(name: string, { on = '[data-box]', ...init }: Init = {}) {
  const where = name === 'pointerdown' ? grid.querySelector(on) : window;
  const event = { bubbles: true, isPrimary: true, button: 0, pointerType: 'mouse', ...init };
  where?.dispatchEvent(new PointerEvent(name, event));
}

function click(on = '[data-box]', init: MouseEventInit = {}) {
  grid
    .querySelector(on)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...init }));
}

describe('the mouse', () => {
  it('presses a box, with Ctrl and Shift told apart', () => {
    point('pointerdown');
    point('pointerup');
    click('[data-box]', { ctrlKey: true });
    expect(actions.press).toHaveBeenCalledWith(7, { add: true, range: false, by: 'mouse' });
  });

  it('presses nothing between the boxes', () => {
    point('pointerdown', { on: 'i' });
    point('pointerup');
    click('i');
    expect(actions.pressNothing).toHaveBeenCalledTimes(1);
  });

  it('draws a rectangle once it has moved, at most once a frame, and the click after it is none', () => {
    point('pointerdown', { clientX: 10, clientY: 10 });
    point('pointermove', { clientX: 12, clientY: 11 });
    expect(actions.dragStart).not.toHaveBeenCalled();
    point('pointermove', { clientX: 40, clientY: 30 });
    point('pointermove', { clientX: 60, clientY: 50 });
    vi.advanceTimersToNextFrame();
    expect(actions.dragStart).toHaveBeenCalledWith(false);
    expect(actions.drag).toHaveBeenCalledTimes(1);
    expect(actions.drag).toHaveBeenCalledWith({ x: 10, y: 10 }, { x: 60, y: 50 });
    point('pointerup');
    expect(actions.dragEnd).toHaveBeenCalledTimes(1);
    click();
    expect(actions.press).not.toHaveBeenCalled();
  });

  it('ends its rectangle when the browser takes the pointer away', () => {
    point('pointerdown', { clientX: 10, clientY: 10 });
    point('pointermove', { clientX: 40, clientY: 30 });
    point('pointercancel');
    expect(actions.dragEnd).toHaveBeenCalledTimes(1);
    point('pointermove', { clientX: 90, clientY: 90 });
    vi.advanceTimersToNextFrame();
    expect(actions.dragStart).toHaveBeenCalledTimes(1);
  });

  it('does nothing with its other buttons', () => {
    point('pointerdown', { button: 2, clientX: 10, clientY: 10 });
    point('pointermove', { clientX: 90, clientY: 90 });
    expect(actions.dragStart).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  it('that rests on a box chooses it, and the click after it is none', () => {
    point('pointerdown', touch);
    vi.advanceTimersByTime(600);
    point('pointerup', touch);
    click();
    expect(actions.hold).toHaveBeenCalledWith(7);
    expect(actions.press).not.toHaveBeenCalled();
  });

  it('that moves scrolls the page: no box is held and no rectangle drawn', () => {
    point('pointerdown', { ...touch, clientX: 10, clientY: 10 });
    point('pointermove', { ...touch, clientX: 10, clientY: 60 });
    vi.advanceTimersByTime(600);
    expect(actions.hold).not.toHaveBeenCalled();
    expect(actions.dragStart).not.toHaveBeenCalled();
  });

  it('that taps presses the box as a finger', () => {
    point('pointerdown', touch);
    point('pointerup', touch);
    click();
    expect(actions.press).toHaveBeenCalledWith(7, { add: false, range: false, by: 'touch' });
  });
});

describe('keys and screen readers', () => {
  it('press a box without any pointer', () => {
    click('[data-box]', { detail: 0 });
    expect(actions.press).toHaveBeenCalledWith(7, { add: false, range: false, by: 'keys' });
  });

  it('cannot press what a filter has put aside', () => {
    grid.querySelector('[data-box]')?.setAttribute('aria-disabled', 'true');
    click('[data-box]', { detail: 0 });
    expect(actions.press).not.toHaveBeenCalled();
  });
});
