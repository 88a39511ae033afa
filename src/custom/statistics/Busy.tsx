// A bar beside a name: its share of the maximum. Its value is shown beside it as text.
interface Props {
  readonly value: number;
  readonly most: number;
}

/** Hidden from screen readers, which read the value. */
export function Busy({ value, most }: Props) {
  return (
    <span className="statistic-bar" aria-hidden="true">
      <i style={{ width: `${most > 0 ? (100 * value) / most : 0}%` }} />
    </span>
  );
}
