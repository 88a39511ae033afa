// From page to page of a short list that stands within a page: one back, one on.
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import './pages.css';

interface Props {
  /** What the pages are of. */
  readonly label: string;
  /** Which page of how many, in words; both from 1. */
  readonly words: (page: number, pages: number) => string;
  /** 'server paging zero-based, UI one-based'. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Nothing where there is one page only. */
export function Pages({ label, words, page, pages, onPage }: Props) {
  const translate = useTranslate();
  if (pages <= 1) return null;
  const step = (icon: 'left' | 'right', to: number, word: string) => (
    <button
      type="button"
      className="btn icon-only sm"
      aria-label={translate(`engine.pager.${word}`)}
      disabled={to < 0 || to >= pages}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className="line short-pages" aria-label={label}>
      {step('left', page - 1, 'previous')}
      <span className="soft">{words(page + 1, pages)}</span>
      {step('right', page + 1, 'next')}
    </nav>
  );
}
