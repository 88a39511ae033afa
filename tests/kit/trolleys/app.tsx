// Opens the product with trolleys added to its resources.
import { Pages, pages, resources } from '../../../src/app/pages.ts';
import { entry, loadMenu } from '../../../src/app/menu.ts';
import { MenuSource } from '../../../src/app/shell/menu/menuSource.ts';
import type { MessageKey } from '../../../src/i18n/keys.ts';
import { loadCatalogue } from '../../../src/i18n/load.ts';
import { openApp, type OpenAppOptions } from '../screens/openApp.tsx';
import type { OpenServer } from '../servers/openServer.ts';
import { trolleys as english } from './src/i18n/en/trolleys.ts';
import { trolleys as chinese } from './src/i18n/zh/trolleys.ts';
import { trolleys } from './src/resources/trolleys.ts';

async function words(language: 'en' | 'zh') {
  const catalogue = await loadCatalogue(language);
  return {
    ...catalogue,
    resources: { ...catalogue.resources, trolleys: language === 'en' ? english : chinese },
  };
}

const rooms = { resources: [...resources, trolleys], pages, words };

const menu: typeof loadMenu = async (roles) => [
  ...(await loadMenu(roles)),
  [entry(trolleys, { label: 'resources.trolleys.title' as MessageKey })],
];

/** The product at a path, with trolleys among its resources and in its menu. */
export const openWithTrolleys = (server: OpenServer, options: OpenAppOptions) =>
  openApp({
    server,
    user: 'admin',
    around: (screens) => (
      <MenuSource value={menu}>
        <Pages value={rooms}>{screens}</Pages>
      </MenuSource>
    ),
    ...options,
  });
