// What the screens ask the server, as it goes over the wire.
import type { House } from '../kit/openHouse.tsx';

/** Keeps the addresses of all later requests, newest last; `of(path)` gives the queries of those to a path. */
export function listenToWire({ network }: Pick<House, 'network'>) {
  const asked: URL[] = [];
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url)));
  return {
    of: (path: string) =>
      asked
        .filter((url) => url.pathname === path)
        .map((url) => Object.fromEntries(url.searchParams)),
  };
}
