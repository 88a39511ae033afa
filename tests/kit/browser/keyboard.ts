// Uses a page by keyboard only.
import type { Locator, Page } from 'playwright';

const MOST = 150;

const inFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab (or the given key) until the element has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await inFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

/** Tabs to the element and presses a key, by default Enter. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and replaces its content. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
