// The pager and the addresses of pages.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { definePage, pageAddress } from '../../src/engine/definePage.ts';
import { pageLinks } from '../../src/engine/list/pager/pages.ts';

test.each([
  { page: 1, pages: 4, links: [1, 2, 3, 4] },
  { page: 1, pages: 12, links: [1, 2, 3, 4, 5] },
  { page: 6, pages: 12, links: [4, 5, 6, 7, 8] },
  { page: 12, pages: 12, links: [8, 9, 10, 11, 12] },
  { page: 1, pages: 1, links: [1] },
])('five links to pages: page $page of $pages shows $links (R9.3)', ({ page, pages, links }) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

const page = definePage({
  path: 'box-info',
  query: z.object({ id: z.number(), step: z.number().optional() }),
  needs: ['BOX_VIEW'],
  title: 'boxInfo.title',
  view: () => null,
});

test('the address of a page carries what it is asked with, and nothing that was left out', () => {
  expect(pageAddress(page, { id: 7 })).toBe('box-info?id=7');
  expect(pageAddress(page, { id: 7, step: undefined })).toBe('box-info?id=7');
});
