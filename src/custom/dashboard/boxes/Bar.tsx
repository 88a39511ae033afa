// A single bar: its length relative to the longest, and its filled part. Its values are shown as text.

interface Props {
  /** Length of the whole bar in percent of the available width, 0 to 100. */
  readonly length?: number;
  /** Parts from the left, in percent of the bar, 0 to 100. */
  readonly parts: readonly {
    readonly look: 'first' | 'second' | 'warn';
    readonly percent: number;
  }[];
  /** `track`: the empty rest is grey; `outline`: it is an outline; `none`: there is no rest. */
  readonly rest: 'track' | 'outline' | 'none';
}

const percent = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** A plain bar without animation; hidden from screen readers, which read the values. */
export function Bar({ length = 100, parts, rest }: Props) {
  return (
    <div className={`chart-bar ${rest}`} style={{ width: percent(length) }} aria-hidden="true">
      {parts
        .filter((part) => part.percent > 0)
        .map((part) => (
          <i key={part.look} className={part.look} style={{ width: percent(part.percent) }} />
        ))}
    </div>
  );
}
