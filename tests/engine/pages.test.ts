// The pager and the addresses of pages.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageLinks } from '../../src/engine/list/pagination/pageNumbers.ts';
import { createUrl, listUrl, pagePath, pageUrl, route, showUrl } from '../../src/routes/route.ts';

test.each([
  { page: 1, pages: 4, links: [1, 2, 3, 4] },
  { page: 1, pages: 12, links: [1, 2, 3, 4, 5] },
  { page: 6, pages: 12, links: [4, 5, 6, 7, 8] },
  { page: 12, pages: 12, links: [8, 9, 10, 11, 12] },
  { page: 1, pages: 1, links: [1] },
])('five links to pages: page $page of $pages shows $links (R9.3)', ({ page, pages, links }) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

const page = route('box-info', ['BOX_VIEW'], { id: z.number(), step: z.number().optional() });

test('the address of a page carries what it is asked with, and nothing that was left out', () => {
  expect(pagePath(page, { id: 7 })).toBe('box-info?id=7');
  expect(pagePath(page, { id: 7, step: undefined })).toBe('box-info?id=7');
});

test('the URLs of pages and of resources are below the app, with filter and source as JSON', () => {
  expect(pageUrl(page, { id: 7 })).toBe('/app/box-info?id=7');
  expect(listUrl('lockers')).toBe('/app/lockers');
  expect(listUrl({ name: 'parcels' }, { lockerId: 3 })).toBe(
    '/app/parcels?filter=%7B%22lockerId%22%3A3%7D',
  );
  expect(createUrl('cases', { memberId: 5 })).toBe(
    '/app/cases/create?source=%7B%22memberId%22%3A5%7D',
  );
  expect(showUrl('providers', 'a/b')).toBe('/app/providers/a%2Fb/show');
});
