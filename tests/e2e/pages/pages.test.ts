// A page of each layout in two looks: accessible, named, never wider than the screen, quiet; with a picture.
import { auditPages, CHINESE_DARK, ENGLISH_LIGHT } from '../../kit/browser/pageAudit.ts';
import { REPRESENTATIVE_PAGES } from '../../kit/browser/representativePages.ts';

auditPages(REPRESENTATIVE_PAGES, [ENGLISH_LIGHT, CHINESE_DARK], 'empty');
