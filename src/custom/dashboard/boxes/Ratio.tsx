// A part and its whole, shown as two counts.
import { Figure } from '../../shared/networkNow/Figure.tsx';
import type { Count } from '../../shared/networkNow/figures.ts';

const OF = ' / ';

/** `298 / 612`, the part in bold. */
export function Ratio({ part, whole }: { readonly part: Count; readonly whole: Count }) {
  return (
    <>
      <b>
        <Figure value={part} />
      </b>
      <span className="soft">
        {OF}
        <Figure value={whole} />
      </span>
    </>
  );
}
