// The pages of a list that stands within a page.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { Pages } from '../../src/custom/shared/Pages.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';

const open = async (page: number, pages: number) => {
  const onPage = vi.fn<(page: number) => void>();
  const words = await createI18nProvider('en');
  render(
    <I18nContextProvider value={words}>
      <Pages label="Pages of customers" page={page} pages={pages} onPage={onPage} />
    </I18nContextProvider>,
  );
  return { onPage, user: userEvent.setup() };
};

test('five links are shown around the page that is open, counted from one; the server counts from zero (R9.3, R9.4)', async () => {
  const { onPage, user } = await open(150, 150);
  const numbers = screen.getAllByRole('button', { name: /^Page \d+$/ });
  expect(numbers.map((link) => link.textContent)).toEqual(['146', '147', '148', '149', '150']);
  expect(numbers.at(-1)).toHaveAttribute('aria-current', 'page');
  await user.click(numbers[0]!);
  expect(onPage).toHaveBeenCalledWith(146);
});

test('one page has no pages', async () => {
  await open(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
