// Totals side by side: the name of each, and its value once it is known.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface Figure {
  readonly name: string;
  /** Its name as shown. */
  readonly label: string;
  /** Undefined while it is being loaded. */
  readonly value: ReactNode | undefined;
}

interface Props {
  /** What they are the totals of, for screen readers. */
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** The gaps are lines. */
const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fit, minmax(136px, 1fr))',
  },
  gap: '1px',
  margin: 0,
  bgcolor: 'divider',
  breakInside: 'avoid',
  '.panel > &:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '& > div': { minWidth: 0, padding: { xs: '12px 16px', md: '16px' }, bgcolor: 'background.paper' },
  '& > div:last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    margin: 0,
    minHeight: 32,
    fontSize: { xs: 20, md: 24 },
    lineHeight: '32px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
} as const;

export function Figures({ label, figures }: Props) {
  const waits = figures.some(({ value }) => value === undefined);
  return (
    <Box component="dl" aria-label={waits ? undefined : label} aria-hidden={waits} sx={grid}>
      {figures.map(({ name, label: title, value }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{value === undefined ? <Skeleton width={72} /> : value}</dd>
        </div>
      ))}
    </Box>
  );
}
