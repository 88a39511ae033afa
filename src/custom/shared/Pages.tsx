// Pagination of a list within a page: five links (R9.3), as below every list.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { pageLinks } from '../../engine/list/pager/pages.ts';
import '../../engine/list/list.css';
import './pages.css';

interface Props {
  /** The accessible name: what the pages are of. */
  readonly label: string;
  /** Zero-based on the server, one-based here (R9.4). */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Step(props: { icon: 'left' | 'right'; label: string; onStep: (() => void) | undefined }) {
  const { icon, label, onStep } = props;
  return (
    <button
      type="button"
      className="page-link"
      aria-label={label}
      aria-disabled={onStep === undefined}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Nothing where there is only one page. */
export function Pages({ label, page, pages, onPage }: Props) {
  const translate = useTranslate();
  if (pages <= 1) return null;
  const to = (wanted: number) =>
    wanted >= 0 && wanted < pages && wanted !== page ? () => onPage(wanted) : undefined;
  return (
    <nav className="page-links short-pages" aria-label={label}>
      <Step icon="left" label={translate('engine.pager.previous')} onStep={to(page - 1)} />
      {pageLinks(page + 1, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={number === page + 1 ? 'page-link on' : 'page-link'}
          aria-label={translate('engine.pager.page', { page: number })}
          aria-current={number === page + 1 ? 'page' : undefined}
          onClick={() => onPage(number - 1)}
        >
          {number}
        </button>
      ))}
      <Step icon="right" label={translate('engine.pager.next')} onStep={to(page + 1)} />
    </nav>
  );
}
