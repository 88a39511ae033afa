// A number behind its bar in a table, and before it in a list of figures.
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  /** The filled part in percent, 0 to 100; without one there is no bar. */
  readonly percent: number | undefined;
  readonly children: ReactNode;
}

const row = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  whiteSpace: 'nowrap',
  '& > :last-child': { minWidth: 56 },
  'dl &': { flexDirection: 'row-reverse' },
  'dl & > :last-child': { minWidth: 48 },
} as const;

const bar = {
  flex: '0 1 96px',
  minWidth: 32,
  height: 8,
  boxShadow: 'none',
  bgcolor: 'var(--g-free)',
  '& > .MuiLinearProgress-bar': { bgcolor: 'var(--chart-1)' },
} as const;

/** Screen readers read the number. */
export function BarValue({ percent, children }: Props) {
  return (
    <Stack direction="row" component="span" sx={row}>
      {percent !== undefined && (
        <LinearProgress variant="determinate" value={percent} aria-hidden sx={bar} />
      )}
      <span>{children}</span>
    </Stack>
  );
}
