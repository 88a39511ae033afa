// Opens the product with umbrellas in it, for the tests of forms and pages.
import { Pages, pages, resources } from '../../src/app/pages.ts';
import type { Resource } from '../../src/engine/defineResource.ts';
import { loadCatalogue } from '../../src/i18n/load.ts';
import { openApp, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import {
  makeUmbrellas,
  standRoutes,
  umbrellaRoutes,
  umbrellas as contract,
} from '../kit/screens/unseenResource.ts';
import { small, umbrellaPages, umbrellas, withUmbrellas } from '../kit/screens/unseenScreens.ts';

const roomsWith = (byName: readonly Resource[]) => ({
  resources: [...resources, ...byName],
  pages: [...pages, ...umbrellaPages],
  messages: async (language: 'en' | 'zh') => withUmbrellas(await loadCatalogue(language), language),
});

/** A server that also answers umbrellas, with `count` of them, and what somebody signed in is told of one. */
export async function openUmbrellas(count = 12) {
  const stand = { places: 4, note: null };
  const server = await openServer({ answers: [...umbrellaRoutes, ...standRoutes(stand)] });
  await makeUmbrellas(server, count);
  const token = await server.signIn('admin');
  const one = async (umbrellaId: number) =>
    (await server.ask(contract.one, { umbrellaId }, { token })).body;
  const named = async (name: string) =>
    (await server.ask(contract.list, { name }, { token })).body.content[0];
  return { ...server, token, one, named, stand };
}

/** The product at an address below /app, signed in as admin where not said otherwise. */
export const openAt = (
  server: OpenServer,
  at: string,
  options: OpenAppOptions = {},
  byName: readonly Resource[] = [umbrellas, small],
) =>
  openApp({
    server,
    user: 'admin',
    at: `/app/${at}`,
    around: (screens) => <Pages value={roomsWith(byName)}>{screens}</Pages>,
    ...options,
  });
