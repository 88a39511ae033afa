// The frame of every page: where one is, what it is called with one fact beside it, what can be done at its right.
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import '../ui/controls.css';
import './page.css';

export interface Crumb {
  /** Words, already in the language of the screen. */
  readonly label: string;
  /** An address such as `/app/lockers`; without one the crumb is plain text. */
  readonly to?: string;
}

/** The way to the page as the menu knows it: what a page that says no way of its own shows. The roof gives it. */
export const Trail = createContext<readonly Crumb[]>([]);

interface Props {
  /** The page's name in words: its one h1 and the window's title. */
  readonly title: string;
  /** The way here, without the page itself; the menu's own when left out. */
  readonly crumbs?: readonly Crumb[];
  /** One fact beside the title, e.g. `40 lockers, 5 need attention`. */
  readonly fact?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Names the window after the page, in the moment in which its heading stands: "each page has one h1 and a title". */
export function usePageTitle(title: string): void {
  const translate = useTranslate();
  const whole = translate('app.title', { page: title });
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={translate('app.crumbs')}>
      <ol>
        {crumbs.map((crumb, place) => (
          <li key={crumb.label}>
            {place > 0 && <Icon name="right" size={12} />}
            {crumb.to === undefined ? crumb.label : <Link to={crumb.to}>{crumb.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page of the signed-in product. */
export function Page({ title, crumbs, fact, actions, children }: Props) {
  usePageTitle(title);
  const trail = useContext(Trail);
  return (
    <div className="page">
      <Crumbs crumbs={crumbs ?? trail} />
      <header className="page-head">
        <h1>{title}</h1>
        {fact !== undefined && <span className="page-fact">{fact}</span>}
        {actions !== undefined && <div className="page-acts">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
