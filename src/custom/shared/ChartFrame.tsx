// The frame of a chart: it illustrates a table, and one line reports a failed load.
import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { ChartGuard } from './ChartGuard.tsx';
import { useWidth } from './useSize.ts';

interface Props {
  /** What the chart shows and where its figures are, for screen readers. */
  readonly label: string;
  /** Where the figures are if the chart fails to load. */
  readonly failed: string;
  /** Reserved until the chart loads, CSS pixels. */
  readonly height: number;
  readonly legend?: ReactNode;
  readonly children: (width: number) => ReactNode;
}

export function ChartFrame({ label, failed, height, legend, children }: Props) {
  const [ref, width] = useWidth();
  return (
    <ChartGuard fallback={<p className="soft small">{failed}</p>}>
      {legend}
      <Box ref={ref} role="img" aria-label={label} sx={{ minHeight: height }}>
        {width > 0 && <Suspense>{children(width)}</Suspense>}
      </Box>
    </ChartGuard>
  );
}
