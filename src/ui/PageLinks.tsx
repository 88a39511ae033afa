// Links to the previous, some, and the next page.
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslate } from 'react-admin';

interface Props {
  /** One-based (R9.4). */
  readonly page: number;
  readonly pages: number;
  /** The pages that have a link. */
  readonly shown: readonly number[];
  readonly onPage: (page: number) => void;
}

/** A step that leads nowhere keeps the focus: it is only marked as disabled. */
export function PageLinks({ page, pages, shown, onPage }: Props) {
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
      {shown.map((number) => (
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
