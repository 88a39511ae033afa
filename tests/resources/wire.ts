// What the screens ask the server, as it goes over the wire.
import type { App } from '../kit/screens/openApp.tsx';

type Query = Readonly<Record<string, string>>;

/** A query as the documented lists ask it, also where it went out in the dialect of ra-data-simple-rest. */
function inOneDialect({ range, sort, filter, ...query }: Query): Query {
  if (range === undefined) return { ...query, ...(sort === undefined ? {} : { sort }) };
  const [first, last] = JSON.parse(range) as [number, number];
  const size = last - first + 1;
  const by = JSON.parse(sort ?? '[]') as [string?, string?];
  const asked = Object.entries(JSON.parse(filter ?? '{}') as Record<string, unknown>);
  return {
    page: `${first / size}`,
    size: `${size}`,
    ...(by[0] === undefined ? {} : { sort: `${by[0]},${by[1]?.toLowerCase()}` }),
    ...Object.fromEntries(asked.map(([field, value]) => [field, `${value as string | number}`])),
  };
}

/** Keeps the addresses of all later requests, newest last; `of(path)` gives the queries of those to a path. */
export function listenToWire({ network }: Pick<App, 'network'>) {
  const asked: URL[] = [];
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url)));
  return {
    of: (path: string) =>
      asked
        .filter((url) => url.pathname === path)
        .map((url) => inOneDialect(Object.fromEntries(url.searchParams))),
  };
}
