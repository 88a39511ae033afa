// One resource, one name, on every floor: e-mails call a report what the screen calls it, and name the page where it stands.
import { expect, it } from 'vitest';
import { REPORTS } from '../../domain/reports/reports.ts';
import { headingIn } from '../../server/exports/words.ts';
import { REPORT_FIGURES } from '../../server/reports/columns.ts';
import { REPORT_PAGES, reportTitle } from '../../server/reports/titles.ts';
import { reportPages } from '../../src/custom/reports/page.ts';
import { choices } from '../../src/i18n/en/app/choices.ts';
import { reportResource } from '../../src/i18n/en/reports/reports.ts';

it.each(REPORTS)('%s is called alike in its e-mail and on its page', (name) => {
  expect(reportTitle(name, undefined)).toBe(choices.report[name]);
  expect(REPORT_PAGES[name]).toBe(reportPages[name].path);
});

it('sums below a file have the names that the screen gives them', () => {
  const { fields } = reportResource as { fields: Record<string, string> };
  // What `totalCount` counts is said; on the screen the page says it.
  const figures = Object.values(REPORT_FIGURES).flat();
  for (const [name, sum] of figures.filter(([, field]) => field !== 'totalCount'))
    expect([sum, headingIn('en', name)]).toEqual([sum, fields[sum]]);
});
