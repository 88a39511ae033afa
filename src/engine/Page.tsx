// Layout of every page: breadcrumbs, title with one fact, and actions at its right.
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import '../ui/controls.css';
import './page.css';

export interface Crumb {
  /** Text, already translated. */
  readonly label: string;
  /** A URL such as `/app/lockers`; without one the crumb is plain text. */
  readonly to?: string;
}

/** Breadcrumbs according to the menu: the default of pages without their own. Provided by the app shell. */
export const Trail = createContext<readonly Crumb[]>([]);

interface Props {
  /** The page's title: its only h1 and the window title. */
  readonly title: string;
  /** Breadcrumbs without the page itself; the menu's by default. */
  readonly crumbs?: readonly Crumb[];
  /** One fact beside the title, e.g. `40 lockers, 5 need attention`. */
  readonly fact?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Sets the window title together with the heading: every page has one h1 and a title. */
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

/** A page for signed-in users. */
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
