// A fact with its label: one entry of a list of facts.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** A message key, or the label itself. */
  readonly label: string;
  /** What is shown where there is no value; “nothing entered” by default. */
  readonly nothing?: string;
  readonly children: ReactNode;
  /** Its explanation, below it. */
  readonly note?: ReactNode;
}

/** Whether nothing would be shown as the value. */
export const isNothing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

export function Fact({ label, nothing, note, children }: Props) {
  const translate = useTranslate();
  const empty = nothing ?? translate('engine.record.nothing');
  return (
    <div>
      <dt>{translate(label, { _: label })}</dt>
      <dd>
        {isNothing(children) ? <span className="faint">{empty}</span> : children}
        {note !== undefined && <p className="small soft">{note}</p>}
      </dd>
    </div>
  );
}
