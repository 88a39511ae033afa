// A panel of a customer's facts, each with its label; unknown values are marked as such.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PanelProps {
  /** A message below `member.sections`. */
  readonly section: string;
  readonly children: ReactNode;
  /** At the right of the heading. */
  readonly beside?: ReactNode;
}

export function Panel({ section, beside, children }: PanelProps) {
  const translate = useTranslate();
  const name = translate(`member.sections.${section}`);
  return (
    <section className="panel pad" aria-label={name}>
      <div className="row record-head">
        <h2>{name}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface FactProps {
  /** A field of the customer, by its name in the list. */
  readonly name: string;
  readonly children: ReactNode;
}

const isNothing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** One entry of a list. */
export function Fact({ name, children }: FactProps) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(`resources.members.fields.${name}`)}</dt>
      <dd>
        {isNothing(children) ? (
          <span className="faint">{translate('engine.record.nothing')}</span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
