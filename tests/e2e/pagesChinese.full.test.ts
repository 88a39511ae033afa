// Every other page in Chinese and dark, on a phone.
import { auditPages, CHINESE_DARK } from '../kit/pageAudit.ts';
import { OTHER_PAGES } from '../kit/representativePages.ts';

auditPages(OTHER_PAGES, [CHINESE_DARK]);
