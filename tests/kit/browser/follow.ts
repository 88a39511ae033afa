// Goes to another address of the product without loading it anew, as a press on a link of its own does.
import type { Page } from 'playwright';

export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Counted as the router counts: a page that would hold people up asks how far one goes.
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
