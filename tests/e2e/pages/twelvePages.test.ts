// Some pages for the gate, half of them on a phone in Chinese and dark; pages.test.ts has one of each layout.
import { EVERY_PAGE } from '../../kit/browser/everyPage.ts';
import type { PageCase } from '../../kit/browser/pageCase.ts';
import { auditPages, CHINESE_DARK, ENGLISH_LIGHT } from '../../kit/browser/pageAudit.ts';

const DESK = ['dashboard', 'lockers', 'box-info', 'customer', 'parcel-expired', 'report-filters'];
const PHONE =
  'api lockers-filters reserve-chosen role-edit prices warehouse search not-found'.split(' ');

function pagesOf(names: readonly string[]): PageCase[] {
  const found = EVERY_PAGE.filter(({ name }) => names.includes(name));
  if (found.length !== names.length) throw new Error(`No such page among ${names.join(', ')}.`);
  return found;
}

auditPages(pagesOf(DESK), [ENGLISH_LIGHT]);
auditPages(pagesOf(PHONE), [CHINESE_DARK]);
