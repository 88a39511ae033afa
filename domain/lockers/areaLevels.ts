// What areas are told by; apart from the other rules of statistics, because every page's address is known before it is opened.
export const AREA_LEVELS = ['PROVINCE', 'DISTRICT'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];
