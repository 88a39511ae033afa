// A bar beside the number that it shows.
import LinearProgress from '@mui/material/LinearProgress';

interface Props {
  /** The filled part in percent, 0 to 100. */
  readonly value: number;
  /** A second part after it, in percent. */
  readonly second?: number;
  readonly isLow?: boolean;
  /** Its name where no number beside it says the same; otherwise it is hidden from screen readers. */
  readonly label?: string;
}

export function Bar({ value, second, isLow = false, label }: Props) {
  return (
    <LinearProgress
      variant={second === undefined ? 'determinate' : 'buffer'}
      value={value}
      valueBuffer={value + (second ?? 0)}
      color={isLow ? 'warning' : 'primary'}
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}
