// Levels of areas; separate from the rules of statistics, as the routes need them at startup.
export const AREA_LEVELS = ['PROVINCE', 'DISTRICT'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];
