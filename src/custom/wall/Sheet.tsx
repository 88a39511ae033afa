// A panel of the wall: its title, which links to its page, and its content or why there is none.
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loading } from '../../ui/states/Loading.tsx';
import { useWhy } from '../shared/networkNow/freshness.ts';
import type { Part } from './useWall.ts';

interface Props {
  readonly title: string;
  /** The target of its title; not a link when omitted. */
  readonly to?: string | undefined;
  /** Beside its title. */
  readonly more?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A named region of the wall. */
export function Sheet({ title, to, more, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`wall-part column ${className}`} aria-labelledby={id}>
      <header className="wall-part-head wrap">
        <h2 id={id}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
        {more}
      </header>
      {children}
    </section>
  );
}

/** The content of a panel without a response: a skeleton, or the error. */
export function Unknown({ part: { error } }: { readonly part: Part<unknown> }) {
  const translate = useTranslate();
  const whyOf = useWhy();
  if (error === undefined)
    return (
      <div aria-busy="true">
        <Loading rows={3} columns={2} />
      </div>
    );
  return (
    <p className="break" role="status">
      {translate('wall.unknown', { why: whyOf(error) })}
    </p>
  );
}
