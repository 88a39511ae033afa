// Opens the house with trolleys in it: what the product's lists would hold if they were one of its nouns.
import { Rooms, pages, resources } from '../../../src/app/rooms.ts';
import { entry, loadMenu } from '../../../src/app/menu.ts';
import { MenuSource } from '../../../src/app/shell/menuSource.ts';
import { loadCatalogue } from '../../../src/i18n/load.ts';
import type { OwnTable } from '../../../server/db/tables/own.ts';
import { openHouse, type HouseOptions } from '../openHouse.tsx';
import { openServer, type OpenServer } from '../openServer.ts';
import { trolleys as contract } from './contract/trolleys.ts';
import { trolleyAnswers } from './server/answers/trolleys.ts';
import { trolleys as table } from './server/db/migrations/trolleys.ts';
import { trolleys as english } from './src/i18n/en/trolleys.ts';
import { trolleys as chinese } from './src/i18n/zh/trolleys.ts';
import { trolleys } from './src/resources/trolleys.ts';

declare module '../../../server/db/tables.ts' {
  interface Tables {
    trolleys: OwnTable<typeof contract>;
  }
}

const CONDITIONS = {
  en: { GOOD: 'Good', WORN: 'Worn', BROKEN: 'Broken' },
  zh: { GOOD: '良好', WORN: '磨损', BROKEN: '损坏' },
};

async function words(language: 'en' | 'zh') {
  const catalogue = await loadCatalogue(language);
  return {
    ...catalogue,
    choices: { ...catalogue.choices, condition: CONDITIONS[language] },
    resources: { ...catalogue.resources, trolleys: language === 'en' ? english : chinese },
  };
}

const rooms = { resources: [...resources, trolleys], pages, words };

const menu: typeof loadMenu = async (roles) => [
  ...(await loadMenu(roles)),
  [entry(trolleys, { label: 'resources.trolleys.title' })],
];

/** A server that answers trolleys, with `count` of them: `Trolley 01` has two wheels, and so on. */
export async function openTrolleys(count: number): Promise<OpenServer & { token: string }> {
  const server = await openServer({ answers: trolleyAnswers });
  await table.up(server.database.db);
  const token = await server.signIn('admin');
  for (let number = 1; number <= count; number += 1) {
    const name = `Trolley ${String(number).padStart(2, '0')}`;
    const condition = (['GOOD', 'WORN', 'BROKEN'] as const)[number % 3]!;
    const draft = { name, lockerId: number, wheels: 2 + (number % 7), condition };
    await server.ask(contract.create, draft, { token });
  }
  return { ...server, token };
}

/** The house at an address, with trolleys among its nouns and in its menu. */
export const openWithTrolleys = (server: OpenServer, options: HouseOptions) =>
  openHouse({
    server,
    user: 'admin',
    around: (screens) => (
      <MenuSource value={menu}>
        <Rooms value={rooms}>{screens}</Rooms>
      </MenuSource>
    ),
    ...options,
  });
