// Every page in two looks: accessible, named, never wider than the screen, quiet; with a picture.
import { EVERY_PAGE } from '../../kit/browser/everyPage.ts';
import { auditPages, CHINESE_DARK, ENGLISH_LIGHT } from '../../kit/browser/pageAudit.ts';

auditPages(EVERY_PAGE, [ENGLISH_LIGHT, CHINESE_DARK]);
