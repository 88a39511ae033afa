// Two counts that belong together: a part and its whole.
import { Figure } from '../parts/networkNow/Figure.tsx';
import type { Count } from '../parts/networkNow/figures.ts';

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
