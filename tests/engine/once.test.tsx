// What sends a write begins once: presses of one moment are one, others and later ones are not lost.
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogFrame } from '../../src/ui/DialogFrame.tsx';
import { useOnce } from '../../src/ui/useOnce.ts';

/** Work that ends when it is told to. */
function begun() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((end) => ends.push(() => end('done')));
  return { ends, work };
}

test('work that is under way is not begun again, and can be once it has ended', async () => {
  const { result } = renderHook(() => useOnce());
  const { ends, work } = begun();
  const presses: Promise<string | undefined>[] = [];
  act(() => {
    presses.push(result.current.once(work), result.current.once(work));
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    ends[0]!();
    expect(await Promise.all(presses)).toEqual(['done', undefined]);
  });
  expect(result.current.busy).toBe(false);
  act(() => void result.current.once(work));
  expect(ends).toHaveLength(2);
});

test('work of another key goes on beside it', async () => {
  const { result } = renderHook(() => useOnce());
  const { ends, work } = begun();
  act(() => {
    for (const key of ['one', 'other', 'one']) void result.current.once(work, key);
  });
  expect(ends).toHaveLength(2);
  await act(async () => ends[0]!());
  expect(result.current.busy).toBe(true);
  await act(async () => ends[1]!());
  expect(result.current.busy).toBe(false);
});

test('work that fails can be begun again', async () => {
  const { result } = renderHook(() => useOnce());
  const failing = () => Promise.reject(new Error('no'));
  await act(() => expect(result.current.once(failing)).rejects.toThrow('no'));
  expect(result.current.busy).toBe(false);
});

test('the second press of a double click does not close the dialog that the first one opened', () => {
  const leave = vi.fn();
  render(
    <DialogFrame title="Open the box" onLeave={leave}>
      {null}
    </DialogFrame>,
  );
  /** A click beside the dialog; `detail` is its number among quick ones. */
  const press = (detail: number) => {
    const around = document.querySelector('.MuiDialog-container')!;
    fireEvent.mouseDown(around);
    fireEvent.click(around, { detail });
  };
  press(2);
  expect(leave).not.toHaveBeenCalled();
  press(1);
  expect(leave).toHaveBeenCalledOnce();
});
