// Presses a row of a table beside its links and buttons.
import { vi } from 'vitest';
import type { App } from './openApp.tsx';

/** Whether a press on a cell without a control of its own opens this link of its row; true where no cell is such. */
export async function isOpenedByRow(user: App['user'], link: Element): Promise<boolean> {
  const cells = [...link.closest('tr')!.querySelectorAll('td:not(.pick, .acts)')];
  const plain = cells.find((cell) => !cell.querySelector('a, button, input'));
  if (!plain) return true;
  const follow = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', follow);
  await user.click(plain);
  link.removeEventListener('click', follow);
  return follow.mock.calls.length === 1;
}
