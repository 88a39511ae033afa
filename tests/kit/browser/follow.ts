// Goes to a page: by its address, or without a reload, as a link of the product does.
import type { Page } from 'playwright';

export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Uses the router's history index: a page that blocks navigation checks the direction and distance.
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
