// Pages that nobody tells of changes: their network comes to rest, which an answer that goes on never lets it.
import type { Page } from 'playwright';
import { live } from '../../contract/live.ts';

/** Call it before the page is opened. */
export const unheard = (page: Page): Promise<unknown> =>
  page.route(`**${live.listen.path}*`, (route) => route.fulfill({ status: 204 }));
