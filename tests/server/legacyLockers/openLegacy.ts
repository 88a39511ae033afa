// A product with legacy lockers for the tests of the legacy calls: makes them, reads them, and says what to send back.
import type { Input, ParsedOutput } from '../../../contract/endpoint.ts';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { openServer } from '../../kit/servers/openServer.ts';

export type Created = Input<typeof legacyBoxes.create>;
type Cabinet = Created['cabinets'][number];
type Locker = ParsedOutput<typeof legacyLockers.one>;

/** The legacy designer's sizes by their ids. */
export const SIZES = { XS: 1, S: 2, M: 3, L: 4, XL: 5, XXL: 6 };

/** Cabinets of new mouths by their sizes. */
export function cabinetsOf(...columns: (keyof typeof SIZES)[][]): Cabinet[] {
  let number = 0;
  return columns.map((sizes, index) => ({
    number: index + 1,
    mouths: sizes.map((size, row) => ({
      number: (number += 1),
      numberInCabinet: row + 1,
      mouthType: { id: SIZES[size] },
    })),
  }));
}

/** A locker as it is sent to be made. */
export const draft = (name: string, more: Partial<Created> = {}): Created => ({
  name,
  operator: { id: 7, name: 'Island Lockers' },
  currencyUnit: 'EUR',
  zoneId: 3,
  orderNo: `NO-${name}`,
  overdueType: 'DAY',
  freeDays: 3,
  smsAccount: { id: 2 },
  cabinets: cabinetsOf(['S', 'XL'], ['M']),
  ...more,
});

/** What a locker is sent back as: as it was read, without what the server alone says. */
export const asRead = ({
  status: _,
  creationTime: _c,
  lastUpdatedTime: _l,
  ...locker
}: Locker): Omit<Locker, 'status' | 'creationTime' | 'lastUpdatedTime'> => locker;

/** The same without its cabinets. */
export const factsRead = ({ cabinets: _, ...locker }: Locker) => {
  const { status: _s, creationTime: _c, lastUpdatedTime: _l, ...facts } = locker;
  return facts;
};

/** Opens a server and signs an administrator in. */
export async function openLegacy() {
  const server = await openServer();
  const as = { token: await server.signIn('admin') };
  return {
    server,
    as,
    make: (name: string, more?: Partial<Created>) =>
      server.ask(legacyBoxes.create, draft(name, more), as),
    read: async (id: number) => (await server.ask(legacyLockers.one, { id }, as)).body,
    boxList: async (id: number) =>
      (await server.ask(lockers.one, { lockerId: id }, as)).body.boxList,
    close: () => server.close(),
  };
}
