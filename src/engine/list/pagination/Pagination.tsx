// Pagination below the rows: range and total, page size, and five page links.
import TablePagination from '@mui/material/TablePagination';
import { useListContext, useTranslate } from 'react-admin';
import {
  FIRST_SHOWN_PAGE,
  LIST_PAGE_SIZE,
  LONG_LIST_PAGE_SIZE,
} from '../../../../domain/limits.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { useCount } from '../../../ui/useCount.ts';
import { pageLinks } from './pageNumbers.ts';
import { useTotal } from './useTotal.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const GoToPage = lazyPart(
  () => import('./GoToPage.tsx'),
  () => null,
);

function Links() {
  const { page, setPage } = useListContext();
  const { pages } = useTotal();
  return <PageLinks page={page} pages={pages} shown={pageLinks(page, pages)} onPage={setPage} />;
}

const LinksAndJump = () => (
  <>
    <GoToPage />
    <Links />
  </>
);

/** @param jump adds a go-to-page field */
export function Pagination({ jump = false }: { readonly jump?: boolean | undefined }) {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage } = useListContext();
  const { total, isLeast } = useTotal();
  const count = useCount();
  const range = (
    <span aria-live="polite" title={isLeast ? translate('engine.pager.notCounted') : undefined}>
      {translate(isLeast ? 'engine.pager.rangeOfMore' : 'engine.pager.range', {
        first: count(Math.min((page - 1) * perPage + 1, total)),
        last: count(Math.min(page * perPage, total)),
        total: count(total),
      })}
    </span>
  );
  const size = translate('engine.pager.size');
  const sizes = [...new Set([LIST_PAGE_SIZE, 25, 50, LONG_LIST_PAGE_SIZE, perPage])];
  return (
    <TablePagination
      component="nav"
      aria-label={translate('engine.pager.label')}
      count={total}
      page={page - FIRST_SHOWN_PAGE}
      onPageChange={(_, next) => setPage(next + FIRST_SHOWN_PAGE)}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes.toSorted((one, other) => one - other)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={size}
      labelDisplayedRows={() => range}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': size } } }}
      ActionsComponent={jump ? LinksAndJump : Links}
    />
  );
}
