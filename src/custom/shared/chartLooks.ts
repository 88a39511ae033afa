// How every chart looks, whatever it draws: its scales, its bars, and what is said under the pointer.

const tick = { fill: 'var(--text-soft)', fontSize: 12 } as const;

/** The scale of names, days or moments. */
export const NAME_AXIS = {
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--line-strong)' },
} as const;

/** The scale of numbers: its lines are the grid's. */
export const NUMBER_AXIS = { tick, tickLine: false, axisLine: false } as const;

/** Of the chart itself; the page around it keeps the distance. */
export const CHART_FRAME = {
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  accessibilityLayer: false,
} as const;

/** Figures are never animated. */
export const UNANIMATED = { isAnimationActive: false } as const;

/** The sheet under the pointer. */
export const TOOLTIP = {
  ...UNANIMATED,
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    color: 'var(--text)',
    fontSize: 13,
  },
  itemStyle: { color: 'var(--text)' },
} as const;

const BAR_FILLS = [
  { fill: 'var(--chart-1)', stroke: 'var(--chart-1)' },
  { fill: 'var(--chart-2)', stroke: 'var(--chart-2-line)' },
  { fill: 'var(--free)', stroke: 'var(--line-strong)' },
] as const;

/** How the bars of the series at this place are filled, counted from 0; after the last the first again. */
export const barLooks = (place: number) => ({
  ...UNANIMATED,
  ...BAR_FILLS[place % BAR_FILLS.length],
});
