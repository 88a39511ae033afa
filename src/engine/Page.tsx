// Layout of every page: breadcrumbs, title with one fact, and actions at its right.
import Breadcrumbs from '@mui/material/Breadcrumbs';
import { useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { moment } from './fields/clock.ts';
import { Trail } from './trail.ts';
import { usePageTitle } from './usePageTitle.ts';
import '../ui/controls.css';
import './page.css';

export interface Crumb {
  /** Text, already translated. */
  readonly label: string;
  /** A URL such as `/app/lockers`; without one the crumb is plain text. */
  readonly to?: string;
}

interface Props {
  /** The page's title: its only h1 and the window title. */
  readonly title: string;
  /** Breadcrumbs without the page itself; the menu's by default, null without a line for them. */
  readonly crumbs?: readonly Crumb[] | null;
  /** One fact beside the title, e.g. `40 lockers, 5 in trouble`. */
  readonly fact?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  // Their line is there before the menu is: what moves once it was drawn is missed by the mouse.
  if (crumbs.length === 0) return <div className="crumbs" />;
  return (
    <Breadcrumbs
      className="crumbs"
      aria-label={translate('app.crumbs')}
      separator={<Icon name="right" size={12} />}
    >
      {crumbs.map(({ label, to }) => (
        <span key={label}>{to === undefined ? label : <Link to={to}>{label}</Link>}</span>
      ))}
    </Breadcrumbs>
  );
}

/** When the page was printed; on paper only. */
function Printed() {
  const translate = useTranslate();
  const [time, setTime] = useState<number>();
  useEffect(() => {
    const stamp = () => flushSync(() => setTime(Date.now()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  if (time === undefined) return null;
  return <p className="printed">{translate('engine.printed', { time: moment(time) })}</p>;
}

/** A page for signed-in users. */
export function Page({ title, crumbs, fact, actions, children }: Props) {
  usePageTitle(title);
  const trail = useContext(Trail);
  const way = useRef(useNavigationType());
  // A page that a link leads to begins at its top; Back returns to where one was, and a form over it leaves it there.
  useLayoutEffect(() => {
    if (way.current === NavigationType.Push) window.scrollTo(0, 0);
  }, []);
  return (
    <div className="page">
      <Printed />
      {crumbs !== null && <Crumbs crumbs={crumbs ?? trail} />}
      <header className="page-head wrap">
        <h1>{title}</h1>
        {fact !== undefined && <span className="soft">{fact}</span>}
        {actions !== undefined && <div className="page-acts">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
