// Signs a user in and out through the page itself, for what must outlive a session.
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';

/** Fills in the open sign-in page, in English, and waits until it is gone. */
export async function signInAt(page: Page, username: string): Promise<void> {
  await page.getByLabel('Login name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/app\//);
}
