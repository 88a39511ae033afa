// One bar: how long it is of the longest, and what part of it is filled. Its values stand beside it as text.

interface Props {
  /** Length of the whole bar in percent of the room, 0 to 100. */
  readonly length?: number;
  /** Parts from the left, in percent of the bar, 0 to 100. */
  readonly parts: readonly {
    readonly look: 'first' | 'second' | 'warn';
    readonly percent: number;
  }[];
  /** `track`: the empty rest is a grey ground; `outline`: it is a frame; `none`: there is no rest. */
  readonly rest: 'track' | 'outline' | 'none';
}

const percent = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** A plain bar, never animated; hidden from screen readers, who read the values. */
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
