// Shared chart styles: axes, bars and tooltips.

const tick = { fill: 'var(--text-soft)', fontSize: 12 } as const;

/** The axis of names, days or times. */
export const NAME_AXIS = {
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--line-strong)' },
} as const;

/** The axis of numbers: its lines are the grid's. */
export const NUMBER_AXIS = { tick, tickLine: false, axisLine: false } as const;

/** Of the chart itself; the page adds the outer margin. */
export const CHART_FRAME = {
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  accessibilityLayer: false,
} as const;

/** Figures are never animated. */
export const UNANIMATED = { isAnimationActive: false } as const;

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

/** The fill class of the series at this zero-based index, repeating after the last. */
export const barStyles = (place: number) => ({
  ...UNANIMATED,
  ...(BAR_FILLS[place % BAR_FILLS.length] ?? BAR_FILLS[0]),
});
