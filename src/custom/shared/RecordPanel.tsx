// A panel of a record's page, with its heading.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** The page and the section: the heading is `page.sections.section`. */
  readonly section: `${string}.${string}`;
  readonly children: ReactNode;
  /** At the right of the heading. */
  readonly beside?: ReactNode;
}

export function RecordPanel({ section, beside, children }: Props) {
  const translate = useTranslate();
  const [page = '', part = ''] = section.split('.');
  const name = translate(`${page}.sections.${part}`);
  return (
    <section className={`panel pad ${page}-panel ${page}-${part}-panel`} aria-label={name}>
      <div className="wrap record-head">
        <h2>{name}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
