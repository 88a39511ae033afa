// Every other page in Chinese and dark, on a phone.
import { auditPages, CHINESE_DARK } from '../../kit/browser/pageAudit.ts';
import { OTHER_PAGES } from '../../kit/browser/representativePages.ts';

auditPages(OTHER_PAGES, [CHINESE_DARK], 'there');
