// A fact with its label: one entry of a list of facts.
import type { ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  /** What is shown where there is no value. */
  readonly nothing?: string;
  readonly children: ReactNode;
  /** Its explanation, below it. */
  readonly note?: ReactNode;
}

/** Whether nothing would be shown as the value. */
export const isNothing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

export function Fact({ label, nothing, note, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isNothing(children) ? <span className="faint">{nothing}</span> : children}
        {note !== undefined && <p className="small soft">{note}</p>}
      </dd>
    </div>
  );
}
