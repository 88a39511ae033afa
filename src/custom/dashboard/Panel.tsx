// A dashboard panel: title, header content, and its body or the reason it has none.
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The count shown beside the title. */
  readonly count?: number;
  /** Content at the right of the title. */
  readonly more?: ReactNode;
  /** Width in the grid. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A named region of the page. */
export function Panel({ title, count, more, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && <span className="count">{count}</span>}
        <div className="panel-more">{more}</div>
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}
