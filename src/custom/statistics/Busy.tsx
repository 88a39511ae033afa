// A bar beside a name: how much of the most it is. Its value stands beside it as text.
interface Props {
  readonly value: number;
  readonly most: number;
}

/** Hidden from screen readers, who read the value. */
export function Busy({ value, most }: Props) {
  return (
    <span className="statistic-bar" aria-hidden="true">
      <i style={{ width: `${most > 0 ? (100 * value) / most : 0}%` }} />
    </span>
  );
}
