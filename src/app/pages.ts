// The product's resources, which are found by their files, and its pages.
import { pages as custom, reportPages } from '../custom/pages.ts';
import { createContext } from 'react';
import type { Resource } from '../engine/defineResource.ts';
import type { Page } from '../engine/definePage.ts';
import { loadCatalogue } from '../i18n/load.ts';
import { declared } from './declared.ts';
import { alertRecipients } from '../resources/alertRecipients.ts';
import { lockSettings } from '../resources/lockers/lockSettings.ts';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'collection' in value;

export const resources: readonly Resource[] = declared.filter(isResource);

export const pages: readonly Page[] = [
  ...Object.values(custom),
  ...reportPages,
  lockSettings,
  alertRecipients,
] as readonly Page[];

export interface AppPages {
  readonly resources: readonly Resource[];
  readonly pages: readonly Page[];
  /** All messages in one language. */
  readonly messages: typeof loadCatalogue;
}

/** Context of the product's definition, so that a resource can be rendered without being in the lists above. */
export const Pages = createContext<AppPages>({ resources, pages, messages: loadCatalogue });
