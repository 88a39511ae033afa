// What users with low vision set in their system: forced colours and more contrast.
import { describe, expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';
import { open } from '../kit/browser/follow.ts';
import { barriers, bringAxe } from '../kit/browser/pageAudit.ts';

const visit = browserTests();

/** Contrasts of 7:1 for text, and of 4.5:1 for large text. */
const ENHANCED = { runOnly: ['color-contrast-enhanced'] };

const BOXES = '[data-box].free';
const PAGES = {
  '/app/dashboard': '.panel',
  '/app/lockers': 'tbody a.name',
  '/app/parcels': 'tbody a.name',
  '/app/box-info?id=1': BOXES,
  '/app/AddNewLocker': '.locker-map .coast',
  '/app/AssignParcel?memberId=3': BOXES,
  '/app/alerts': 'tbody a',
};

describe.each(['light', 'dark'] as const)('with more contrast, %s', (theme) => {
  it.each(Object.entries(PAGES))('every text of %s has 7:1', async (address, settled) => {
    const { page, context } = await visit({ as: 'admin', theme });
    await bringAxe(context);
    await page.emulateMedia({ contrast: 'more' });
    await open(page, address, settled);
    if (address.startsWith('/app/box-info')) await page.locator(BOXES).first().click();
    expect(await barriers(page, ENHANCED)).toEqual([]);
  });
});

it('in forced colours, what is chosen or on is not told by its ground alone', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/app/lockers', '[role="switch"]');
  const shapes = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { outlineStyle, borderBottomColor } = getComputedStyle(one);
        return {
          outlineStyle,
          borderBottomColor,
          canvas: getComputedStyle(document.body).backgroundColor,
        };
      });
  for (const chosen of ['[aria-pressed="true"]', '.nav-line[aria-current="page"]', '.page-link.on'])
    expect([chosen, (await shapes(chosen)).outlineStyle]).toEqual([chosen, 'solid']);
  expect((await shapes('[aria-pressed="false"]')).outlineStyle).toBe('none');
  const knob = await page
    .locator('[role="switch"]')
    .first()
    .evaluate((one) => [
      getComputedStyle(one, '::after').backgroundColor,
      getComputedStyle(one).backgroundColor,
    ]);
  expect(knob[0]).not.toBe(knob[1]);
  await open(page, '/app/box-info?id=1', '[role="tab"]');
  const tab = await shapes('[role="tab"][aria-selected="false"]');
  expect(tab.borderBottomColor).toBe(tab.canvas);
});
