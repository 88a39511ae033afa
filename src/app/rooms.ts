// What the product has: its nouns and its pages made by hand. A new one is a line here and a line in the menu.
import { boxInfo } from '../custom/boxInfo/page.ts';
import { dashboard } from '../custom/dashboard/page.ts';
import type { Resource } from '../engine/defineResource.ts';
import type { Page } from '../engine/definePage.ts';
import { lockers } from '../resources/lockers.ts';

export const resources: readonly Resource[] = [lockers];

export const pages: readonly Page[] = [dashboard, boxInfo] as readonly Page[];
