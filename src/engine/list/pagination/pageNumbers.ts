// Which page links are shown: five, around the current page.
import { tidy } from '../../../../domain/tidy.ts';
import { FIRST_SHOWN_PAGE, PAGE_LINKS } from '../../../../domain/limits.ts';

/** R5.87: digits only, and greater than zero; undefined for anything else. */
export const pageNumberOf = (typed: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(tidy(typed)) ? Number(tidy(typed)) : undefined;

/** Five links (R9.3): one-based page numbers, as shown. */
export function pageLinks(page: number, pages: number, most = PAGE_LINKS): readonly number[] {
  const count = Math.min(most, pages);
  const first = Math.min(
    Math.max(FIRST_SHOWN_PAGE, page - Math.floor(most / 2)),
    pages - count + FIRST_SHOWN_PAGE,
  );
  return Array.from({ length: count }, (_, index) => first + index);
}
