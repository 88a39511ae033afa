// Toasts stay above the bar that a page keeps at its bottom, and nobody lays the page out to know how high that is.
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepToastsClear, useToastLift } from '../../src/ui/toastOffset.ts';

/** A bar, and what the browser says of its height. */
function barOf() {
  let heard: ResizeObserverCallback = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        heard = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const bar = document.createElement('div');
  const asked = vi.fn(() => 0);
  Object.defineProperty(bar, 'offsetHeight', { get: asked });
  bar.getBoundingClientRect = vi.fn(() => new DOMRect());
  const high = (blockSize: number) => {
    const entry = { borderBoxSize: [{ blockSize, inlineSize: 300 }] };
    act(() => heard([entry as unknown as ResizeObserverEntry], {} as ResizeObserver));
  };
  return { bar, asked, high };
}

it('they and the focus are lifted as the bar grows, and come down when it is gone', () => {
  const { bar, asked, high } = barOf();
  const { result } = renderHook(useToastLift);
  const leave = keepToastsClear(bar);
  expect(result.current).toBe(0);
  high(64);
  expect(result.current).toBe(76);
  high(112);
  expect(result.current).toBe(124);
  expect(document.documentElement.style.scrollPaddingBottom).toBe('124px');
  act(() => leave?.());
  expect(result.current).toBe(0);
  expect(asked).not.toHaveBeenCalled();
  expect(bar.getBoundingClientRect).not.toHaveBeenCalled();
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});
