// A locker of a test's own with its terminal and its staff, and every call of a parcel's life.
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { ParsedInput, Input } from '../../../contract/endpoint.ts';
import { openLocker, type OpenLocker } from '../terminals/openLocker.ts';
import { readEvents, insertRow, readRow } from '../../kit/databases/rows.ts';
import { checkedPin, signedInCourier } from '../../kit/takeOut.ts';
import { withSmsGateway } from '../../kit/smsGateway.ts';
import { forEachTest, forFile } from '../../kit/servers/forFile.ts';
import { openServer, type OpenServer, type ServerOptions } from '../../kit/servers/openServer.ts';

export type Reservation = Input<typeof parcelActions.reserve>;
type What = ParsedInput<typeof terminals.parcel>['what'];

const FOR_EVER = 1e12;

let keys = 0;
let numbers = 0;

/** A parcel's number that no other has, as somebody types it. */
const newNumber = () => `rr48291${String((numbers += 1)).padStart(4, '0')}cy`;
let members = 0;

/** What the tests of a parcel's life ask of one locker. */
export class ParcelServer {
  readonly locker: OpenLocker;
  constructor(locker: OpenLocker) {
    this.locker = locker;
  }

  get db() {
    return this.locker.db;
  }

  get now() {
    return this.locker.clock.now;
  }

  ask: OpenServer['ask'] = (endpoint, input, as = { token: this.locker.staff }) =>
    this.locker.server.ask(endpoint, input, as);

  /** The same at another locker. */
  another = async (): Promise<ParcelServer> => new ParcelServer(await openLocker(this.locker));

  /** Another customer, who may be reserved for unless told otherwise. */
  async member(about: object = {}): Promise<number> {
    members += 1;
    const { memberId } = await insertRow(this, 'members', {
      username: `customer.${members}`,
      memberNo: `T${members}`,
      mobile: `9700${String(members).padStart(4, '0')}`,
      email: `customer.${members}@example.test`,
      creationTime: this.now,
      lastUpdatedTime: this.now,
      ...about,
    });
    return memberId;
  }

  /** A reservation as the form sends it. */
  wanted(memberId: number, about: Partial<Reservation> = {}): Reservation {
    return {
      lockerId: this.locker.lockerId,
      memberId,
      boxTypeName: 'XS',
      parcelType: 'DEPOSIT_PARCEL',
      boxId: this.locker.boxId,
      parcelNumber: newNumber(),
      category: 'Registered letter',
      countryCode: 'cy',
      ...about,
    };
  }

  /** A box is reserved for a customer; gives the parcel. */
  async book(boxId = this.locker.boxId, memberId?: number, about = {}): Promise<number> {
    const wanted = this.wanted(memberId ?? (await this.member()), { boxId, ...about });
    const { status, body } = await this.ask(parcelActions.reserve, wanted);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.ordersId;
  }

  /**
   * What the terminal says of a parcel, after its owner's PIN where it is collected, and a courier's sign-in where it is
   * removed; whether the server took it so.
   */
  async report(
    what: What,
    ordersId: number,
    boxId = this.locker.boxId,
    hand: Pick<ParsedInput<typeof terminals.parcel>, 'userName' | 'userMobile'> = {},
  ): Promise<boolean> {
    keys += 1;
    const proof = what === 'COLLECTED' ? await checkedPin(this.locker, ordersId) : {};
    const hands = what === 'REMOVED' ? { userId: await signedInCourier(this.locker) } : {};
    const said = {
      key: `report ${keys}`,
      what,
      ordersId,
      boxId,
      ...hand,
      ...hands,
      ...proof,
      time: this.now,
    };
    return (await this.locker.say(terminals.parcel, said)).body.accepted;
  }

  /** A parcel that stands in its box. */
  async stored(boxId = this.locker.boxId, about = {}): Promise<number> {
    const ordersId = await this.book(boxId, undefined, about);
    await this.report('DEPOSITED', ordersId, boxId);
    return ordersId;
  }

  /** A courier lays in what nobody booked. */
  arrive(boxId: number, about: Partial<Input<typeof terminals.arrival>> = {}) {
    keys += 1;
    const said = { key: `arrival ${keys}`, parcelNumber: newNumber(), boxId, time: this.now };
    return this.locker.say(terminals.arrival, { ...said, mobile: '99123456', ...about });
  }

  parcel(ordersId: number) {
    return readRow(this, 'parcels', { ordersId });
  }

  /** What its owner was told, oldest first. */
  told(ordersId: number) {
    return this.db
      .selectFrom('outbox')
      .select(['event', 'channel', 'address', 'data'])
      .where('ordersId', '=', ordersId)
      .orderBy('outboxId')
      .execute();
  }

  /** What happened to it: `PARCEL_BOOKED → RESERVED`, oldest first. */
  async life(ordersId: number): Promise<string[]> {
    const events = await readEvents(this, { subjectType: 'parcel', subjectId: String(ordersId) }, [
      'type',
      'fromState',
      'toState',
    ]);
    return events.map(({ type, fromState, toState }) =>
      [type, fromState, toState && `→ ${toState}`].filter(Boolean).join(' '),
    );
  }
}

/** Opens a server for the tests of one file; `services` gives each test a locker of its own. */
export async function openParcelServer(options: ServerOptions = {}): Promise<{
  services(): Promise<ParcelServer>;
  close(): Promise<void>;
}> {
  const clock = { now: Date.now() };
  // Days pass in these tests; nobody is signed out meanwhile.
  const config = { sessionIdleMs: FOR_EVER, sessionMaxMs: FOR_EVER };
  const server = await openServer({ now: () => clock.now, config, ...options });
  const staff = await server.signIn('admin');
  await withSmsGateway(server);
  return {
    services: async () => new ParcelServer(await openLocker({ server, clock, staff })),
    close: () => server.close(),
  };
}

/** The services of a file's tests: one server, and a locker of its own for each test. */
export async function parcelServices(options?: ServerOptions): Promise<ParcelServer> {
  const { services } = await forFile(openParcelServer(options));
  return forEachTest(ParcelServer, services);
}
