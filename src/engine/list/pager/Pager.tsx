// Pager below the rows: range and total, page size, and five page links.
import { lazy, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { LIST_PAGE_SIZE, LONG_LIST_PAGE_SIZE } from '../../../../domain/limits.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { pageLinks } from './pages.ts';
import { useRange, useTotal } from './useTotal.ts';

const GoToPage = lazy(() => import('./GoToPage.tsx'));

const SIZES = [LIST_PAGE_SIZE, 25, 50, LONG_LIST_PAGE_SIZE];

function Step({ icon, label, to }: { icon: IconName; label: string; to: number | undefined }) {
  const { setPage } = useListContext();
  return (
    <button
      type="button"
      className="page-link"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && setPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

function PageSize() {
  const translate = useTranslate();
  const { perPage, setPerPage } = useListContext();
  return (
    <label className="page-size">
      {translate('engine.pager.size')}
      <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
        {[...new Set([...SIZES, perPage])]
          .toSorted((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </select>
    </label>
  );
}

/** `jump`: adds a go-to-page field. */
export function Pager({ jump = false }: { readonly jump?: boolean | undefined }) {
  const translate = useTranslate();
  const { page, perPage, setPage } = useListContext();
  const { total, isLeast } = useTotal();
  // An uncounted rest has at least one more page.
  const pages = Math.max(1, Math.ceil(total / perPage) + (isLeast ? 1 : 0));
  const first = Math.min((page - 1) * perPage + 1, total);
  const last = Math.min(page * perPage, total);
  const range = useRange(first, last);
  return (
    <nav className="pager" aria-label={translate('engine.pager.label')}>
      <span aria-live="polite" title={isLeast ? translate('engine.pager.notCounted') : undefined}>
        {range}
      </span>
      <span className="grow" />
      {jump && (
        <Suspense fallback={null}>
          <GoToPage pages={pages} />
        </Suspense>
      )}
      <PageSize />
      <span className="page-links">
        <Step
          icon="left"
          label={translate('engine.pager.previous')}
          to={page > 1 ? page - 1 : undefined}
        />
        {pageLinks(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            className={number === page ? 'page-link on' : 'page-link'}
            aria-label={translate('engine.pager.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setPage(number)}
          >
            {number}
          </button>
        ))}
        <Step
          icon="right"
          label={translate('engine.pager.next')}
          to={page < pages ? page + 1 : undefined}
        />
      </span>
    </nav>
  );
}
