// A customer's fact with its label; an unknown value is marked as such.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Fact as Labelled } from '../../ui/Fact.tsx';

interface FactProps {
  /** A field of the customer, by its name in the list. */
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  const translate = useTranslate();
  const label = translate(`resources.members.fields.${name}`);
  return (
    <Labelled label={label} nothing={translate('engine.record.nothing')}>
      {children}
    </Labelled>
  );
}
