// A customer's fact with its label; an unknown value is marked as such.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

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
