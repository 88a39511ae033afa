// Two counts in one cell: a part and its whole, or two parts.
import { Figure } from '../../shared/networkNow/Figure.tsx';
import type { Count } from '../../shared/networkNow/figures.ts';

interface Props {
  readonly part: Count;
  readonly whole: Count;
  readonly sign?: string;
}

/** `298 / 612`, the first in bold. */
export function Ratio({ part, whole, sign = ' / ' }: Props) {
  return (
    <>
      <b>
        <Figure value={part} />
      </b>
      <span className="soft">
        {sign}
        <Figure value={whole} />
      </span>
    </>
  );
}
