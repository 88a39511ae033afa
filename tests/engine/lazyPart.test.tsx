// A part whose code cannot be loaded: the page stays, and the part is loaded the next time.
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazyPart.tsx';
import { userEvent } from '@testing-library/user-event';

const part = { default: ({ name }: { name: string; onClose?: () => void }) => <b>{name}</b> };
const failing = () => vi.fn(async () => part).mockRejectedValueOnce(new Error('gone'));

it('is said in its place, and loaded when it is mounted again', async () => {
  const Part = lazyPart(failing(), () => <i>waiting</i>);
  const page = (isOpen: boolean) => <main>The page {isOpen && <Part name="Calendar" />}</main>;
  const { rerender } = render(page(true));
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('app.error.notLoadedText');
  expect(screen.getByText(/^The page/)).toBeVisible();
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Calendar')).toBeVisible();
});

it('is said in a dialog for what can be closed', async () => {
  const close = vi.fn();
  const Part = lazyPart(failing(), () => null);
  render(<Part name="Dialog" onClose={close} />);
  expect(await screen.findByRole('dialog', { name: 'app.error.partNotLoaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'ra.action.close' }));
  expect(close).toHaveBeenCalledOnce();
});
