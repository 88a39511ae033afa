// Reaches what is on a page as somebody without a mouse does.
import type { Locator, Page } from 'playwright';

const MOST = 150;

const inFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab (or the given key) until this is in focus; fails when no number of presses leads there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await inFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

/** Goes there with Tab and presses a key, Enter unless told. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab and types in place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
