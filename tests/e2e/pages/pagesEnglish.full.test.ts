// Every other page in English and light, on a desk.
import { auditPages, ENGLISH_LIGHT } from '../../kit/browser/pageAudit.ts';
import { OTHER_PAGES } from '../../kit/browser/representativePages.ts';

auditPages(OTHER_PAGES, [ENGLISH_LIGHT], 'there');
