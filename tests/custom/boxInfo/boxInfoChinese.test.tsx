// The page in Chinese, with the words of the trade.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBoxes } from './boxInfoApp.tsx';

it('shows the boxes, the counts, what to check and the refusal in Chinese', async () => {
  const { app, box } = await openBoxes(
    [
      { name: 'A01' },
      { name: 'A02', status: 'OCCUPIED', bottomFlag: true },
      { name: 'B01', status: 'FLAGGED', doorStatus: 'OPEN' },
    ],
    { language: 'zh' },
  );
  expect(box('A02')).toHaveAccessibleName('A02，M，在柜，无障碍');
  expect(screen.getByText('1 个格口被标记、1 扇门未关')).toBeVisible();
  expect(screen.getByRole('button', { name: '可用 1' })).toBeVisible();
  await app.user.click(box('A02'));
  const toolbar = screen.getByRole('toolbar', { name: '对所选格口的操作' });
  expect(within(toolbar).getByText('A02 内有包裹')).toBeVisible();
  expect(within(toolbar).getByText('格口已占用，不允许此操作！')).toBeVisible();
  expect(within(toolbar).getByRole('button', { name: '远程开门' })).toBeVisible();
});

it('asks for a box in Chinese', async () => {
  const { press } = await openBoxes([{ name: 'A01' }], { language: 'zh' });
  await press('设为锁定');
  expect(await screen.findByText('请选择格口！')).toBeVisible();
});
