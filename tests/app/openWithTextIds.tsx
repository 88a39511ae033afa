// Opens the product on a server whose ids are texts, and keeps what it refuses.
import { openApp, type App } from '../kit/screens/openApp.tsx';
import { withTextIds } from '../kit/screens/textIds.ts';
import type { OpenServer } from '../kit/servers/openServer.ts';

export interface TextIdsApp extends App {
  /** Calls that the server refused. */
  readonly refused: string[];
}

/** @param live whether the screens receive live changes */
export async function openWithTextIds(
  server: OpenServer,
  at: string,
  live = false,
): Promise<TextIdsApp> {
  const app = await openApp({ ...(await withTextIds(server)), at, live });
  const refused: string[] = [];
  app.network.events.on('response:mocked', ({ request, response }) => {
    const { pathname } = new URL(request.url);
    // This server has neither live updates, where they are not asked for, nor the demo's pictures.
    if (response.status >= 400 && !/\/live$|\/file\/v1\/preview\//.test(pathname))
      refused.push(`${response.status} ${request.method} ${request.url}`);
  });
  return { ...app, refused };
}
