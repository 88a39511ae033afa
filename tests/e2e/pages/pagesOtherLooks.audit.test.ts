// `npm run audit:full`: every page in the looks that no test run covers.
import { auditPages, CHINESE_DARK, ENGLISH_LIGHT } from '../../kit/browser/pageAudit.ts';
import { EVERY_PAGE } from '../../kit/browser/everyPage.ts';

auditPages(
  EVERY_PAGE,
  [
    { ...ENGLISH_LIGHT, theme: 'dark' },
    { ...CHINESE_DARK, theme: 'light' },
    { ...ENGLISH_LIGHT, language: 'zh' },
    { ...CHINESE_DARK, language: 'en' },
  ],
  'there',
);
