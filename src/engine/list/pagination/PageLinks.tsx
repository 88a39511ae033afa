// Links to the previous, five, and the next page (R9.3).
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslate } from 'react-admin';
import { pageLinks } from './pageNumbers.ts';

interface Props {
  /** One-based (R9.4). */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** A step that leads nowhere keeps the focus: it is only marked as disabled. */
export function PageLinks({ page, pages, onPage }: Props) {
  const translate = useTranslate();
  const step = (type: 'previous' | 'next', to: number) => (
    <PaginationItem
      type={type}
      aria-label={translate(`engine.pager.${type}`)}
      aria-disabled={to < 1 || to > pages}
      onClick={() => to >= 1 && to <= pages && onPage(to)}
    />
  );
  return (
    <span className="page-links">
      {step('previous', page - 1)}
      {pageLinks(page, pages).map((number) => (
        <PaginationItem
          key={number}
          page={number}
          selected={number === page}
          aria-label={translate('engine.pager.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        />
      ))}
      {step('next', page + 1)}
    </span>
  );
}
