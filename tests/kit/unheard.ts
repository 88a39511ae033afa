// Pages without live events: their network becomes idle, which an open event stream prevents.
import type { Page } from 'playwright';
import { live } from '../../contract/live.ts';

/** Call it before the page is opened. */
export const unheard = (page: Page): Promise<unknown> =>
  page.route(`**${live.listen.path}*`, (route) => route.fulfill({ status: 204 }));
