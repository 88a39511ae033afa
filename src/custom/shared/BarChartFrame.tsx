// A bar chart in its frame, with a legend where there is more than one series.
import Box from '@mui/material/Box';
import { lazy } from 'react';
import type { Bars } from './BarsChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { barStyles } from './chartStyles.ts';

const BarsChart = lazy(async () => ({ default: (await import('./BarsChart.tsx')).BarsChart }));

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 8px',
  fontSize: 13,
  color: 'text.secondary',
  '& > span': { display: 'flex', alignItems: 'center', gap: 1 },
  '& i': { width: 12, height: 12, borderRadius: '2px' },
} as const;

interface Props extends Omit<Bars, 'width' | 'height'> {
  readonly label: string;
  readonly failed: string;
  readonly height?: number;
  /** Beside the legend, e.g. that not every row is drawn. */
  readonly note?: string | undefined;
}

export function BarChartFrame({ label, failed, height = 208, note, ...drawn }: Props) {
  const { bars } = drawn;
  return (
    <ChartFrame
      {...{ label, failed, height }}
      legend={
        (bars.length > 1 || note) && (
          <Box component="p" aria-hidden sx={legend}>
            {bars.length > 1 &&
              bars.map(({ name, label: text }, place) => {
                const { fill, stroke } = barStyles(place);
                return (
                  <span key={name}>
                    <Box
                      component="i"
                      sx={{ bgcolor: fill, boxShadow: `inset 0 0 0 1px ${stroke}` }}
                    />
                    {text}
                  </span>
                );
              })}
            {note && <span>{note}</span>}
          </Box>
        )
      }
    >
      {(width) => <BarsChart {...drawn} width={width} height={height} />}
    </ChartFrame>
  );
}
