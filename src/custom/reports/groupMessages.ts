// Labels for the groups of collection times.
export interface CollectGroup {
  readonly fromHour: number;
  /** Null: without an upper limit. */
  readonly untilHour: number | null;
}

const DAY = 24;

/** `Up to 6 hours`, `12 to 24 hours`, `2 to 3 days`, `7 days and more`. */
export function groupMessages(
  { fromHour, untilHour }: CollectGroup,
  translate: (key: string, values?: Record<string, unknown>) => string,
  count: (value: number) => string,
): string {
  const inDays = fromHour >= DAY;
  const format = (hours: number) => count(inDays ? hours / DAY : hours);
  const unit = inDays ? 'days' : 'hours';
  if (untilHour === null) return translate(`reports.groups.${unit}On`, { from: format(fromHour) });
  if (fromHour === 0) return translate('reports.groups.first', { until: format(untilHour) });
  return translate(`reports.groups.${unit}`, { from: format(fromHour), until: format(untilHour) });
}
