// A terminal as a vendor would write it, from /docs/terminals and /openapi.json alone: it imports nothing of the product.
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';

type Json = Record<string, unknown>;
type Order = { ordersId: number; ordersStatus: string; parcelType: string; toPay: number };
type Box = { boxId: number; status: string; takesParcels: boolean; orders: Order[] };
type Pin = { ordersId: number; boxId: number; salt: string; hash: string };
/** What of the answers this terminal reads; the reference says which call gives what. */
type Answer = Order &
  Pick<Box, 'boxId'> & {
    accepted: boolean;
    code: string;
    state: string;
    parcelNumber: string;
    box: Box;
    boxes: Box[];
    orders: Order[];
    pins: Pin[];
    validUntil: number;
    everyMs: number;
    time: number;
    tasks: { taskId: string; type: string; boxId: number }[];
    mayOpen: boolean;
    collectionId: string;
    userId: number;
    authoritySet: string[];
  };

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, body: Answer) {
    super(`${status} ${body.code}`);
    this.status = status;
    this.code = body.code;
  }
}

/** One locker's own computer; `plugged`: it reaches the network. */
export class Terminal {
  readonly url: string;
  readonly key: string;
  /** Reports that were not heard yet, in their order; a real one keeps them on disk. */
  readonly queue: { path: string; body: Json }[] = [];
  readonly opened: number[] = [];
  readonly done = new Set<string>();
  pins: Pick<Answer, 'pins' | 'validUntil'> = { pins: [], validUntil: 0 };
  used = new Set<number>();
  boxes: Box[] = [];
  plugged = true;
  /** How far the server's clock is before this one, milliseconds. */
  ahead = 0;
  readonly send: (request: Request) => Response | Promise<Response>;
  readonly clock: () => number;

  constructor(url: string, key: string, send = fetch as Terminal['send'], clock = Date.now) {
    this.url = url;
    this.key = key;
    this.send = send;
    this.clock = clock;
  }

  now(): number {
    return this.clock() + this.ahead;
  }

  async ask(path: string, body?: Json): Promise<Answer> {
    if (!this.plugged) throw new Error('no network');
    const headers = { 'X-Terminal-Key': this.key, 'Content-Type': 'application/json' };
    const what = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const address = `${this.url}/api/terminal/v1/${path}`;
    const response = await this.send(new Request(address, { headers, ...what }));
    const read = (await response.json()) as Answer;
    if (response.status >= 400) throw new Refused(response.status, read);
    return read;
  }

  /** Queues a report and sends all that wait. Gives the answer to this one; nothing while the server is away. */
  async report(path: string, said: Json): Promise<Partial<Answer> | undefined> {
    this.queue.push({ path, body: { key: randomUUID(), time: this.now(), ...said } });
    let answer: Partial<Answer> | undefined;
    while (this.queue.length > 0) {
      const [first] = this.queue;
      try {
        answer = await this.ask(first!.path, first!.body);
      } catch (error) {
        const final = error instanceof Refused && error.status < 500 && error.status !== 429;
        if (!final) return undefined;
        const { offlinePin: pinCode, ...said } = first!.body;
        if (error.code === 'COLLECTION_UNPROVEN' && pinCode) {
          const { collectionId } = await this.ask('collect', { pinCode });
          first!.body = { ...said, key: randomUUID(), collectionId };
          continue;
        }
        answer = { accepted: false, code: error.code };
      }
      this.queue.shift();
    }
    return answer;
  }

  /** Starts: configuration, state of the locker, first heartbeat, offline PINs. */
  async join(): Promise<Answer> {
    const configuration = await this.ask('configuration');
    await this.beat();
    await this.refresh();
    return configuration;
  }

  async refresh(): Promise<void> {
    this.boxes = (await this.ask('boxes')).boxes;
    this.pins = await this.ask('offline-pins');
    this.used = new Set();
  }

  async beat(): Promise<number> {
    const before = this.clock();
    const { everyMs, time } = await this.ask('heartbeat', { version: 'vendor 1.0', upTime: 1_000 });
    this.ahead = time - before;
    return everyMs;
  }

  async open(boxId: number): Promise<void> {
    this.opened.push(boxId);
    await this.report('events/door', { boxId, doorStatus: 'OPEN' });
    await this.report('events/door', { boxId, doorStatus: 'CLOSED' });
  }

  /** Does what the server asks for, each task once. */
  async serve(): Promise<string[]> {
    const { tasks } = await this.ask('tasks?waitMs=0');
    for (const task of tasks) {
      const { taskId } = task;
      if (this.done.has(taskId) || task.type !== 'OPEN') continue;
      this.done.add(taskId);
      await this.open(task.boxId);
      await this.ask('tasks/result', { taskId, outcome: 'SUCCESS' });
    }
    return [...this.done];
  }

  private freeBox(): number {
    const isFree = (one: Box) => one.takesParcels && one.status === 'AVAILABLE';
    return this.boxes.find(isFree)!.boxId;
  }

  /** A courier scans a label: into its booked box, or into a free one. */
  async deposit(label: string, mobile?: string): Promise<Partial<Answer> | undefined> {
    const find = this.ask(`parcel?number=${encodeURIComponent(label)}`);
    const found = await find.catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (found?.state === 'LAID_IN') return { accepted: false, code: 'LAID_IN' };
    if (found?.state === 'BOOKED') {
      const { boxId } = found.box;
      await this.open(boxId);
      return this.report('events/parcel', { ordersId: found.ordersId, boxId, what: 'DEPOSITED' });
    }
    return this.arrive({ parcelNumber: found?.parcelNumber ?? label, ...(mobile && { mobile }) });
  }

  /** What nobody booked: brought by a courier, or posted by a customer. */
  async arrive(said: Json): Promise<Partial<Answer> | undefined> {
    const boxId = this.freeBox();
    await this.open(boxId);
    const answer = await this.report('events/arrival', { boxId, ...said });
    if (this.plugged) this.boxes = (await this.ask('boxes')).boxes;
    return answer;
  }

  /** A customer enters a PIN. Gives the box that opened; nothing where none did. */
  async collect(pinCode: string, pay: (amount: number) => boolean = () => true) {
    if (!this.plugged) return this.collectAlone(pinCode);
    let found: Answer;
    try {
      found = await this.ask('collect', { pinCode });
      if (!found.mayOpen) {
        if (!pay(found.toPay)) return undefined;
        for (const { ordersId, toPay } of found.orders)
          if (toPay > 0) await this.report('events/payment', { ordersId });
        found = await this.ask('collect', { pinCode });
      }
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
    const { boxId, collectionId, orders } = found;
    await this.open(boxId);
    for (const { ordersId } of orders)
      await this.report('events/parcel', { ordersId, boxId, what: 'COLLECTED', collectionId });
    return boxId;
  }

  /** The same by the last list, while the server is away. */
  private async collectAlone(pinCode: string): Promise<number | undefined> {
    if (this.now() > this.pins.validUntil) return undefined;
    const hit = this.pins.pins.find(({ ordersId, salt, hash }: Pin) => {
      const made = scryptSync(pinCode, Buffer.from(salt, 'base64'), 32, { N: 16384, r: 8, p: 1 });
      return !this.used.has(ordersId) && timingSafeEqual(made, Buffer.from(hash, 'base64'));
    });
    if (!hit) return undefined;
    const { ordersId, boxId } = hit;
    this.used.add(ordersId);
    await this.open(boxId);
    await this.report('events/parcel', { ordersId, boxId, what: 'COLLECTED', offlinePin: pinCode });
    return boxId;
  }

  /** A courier signs in and takes out everything that goes out. Gives how many parcels. */
  async round(username: string, password: string): Promise<number> {
    const { userId, authoritySet } = await this.ask('sign-in', { username, password });
    if (!authoritySet.includes('TERMINAL_COLLECT')) return 0;
    this.boxes = (await this.ask('boxes')).boxes;
    const accepted: unknown[] = [];
    for (const { boxId, orders } of this.boxes) {
      const goes = orders.filter(
        (one) => one.parcelType !== 'DEPOSIT_PARCEL' && one.ordersStatus === 'STORED',
      );
      if (goes.length > 0) await this.open(boxId);
      for (const { ordersId } of goes) {
        const said = { ordersId, boxId, what: 'COLLECTED', userId };
        accepted.push((await this.report('events/parcel', said))?.accepted);
      }
    }
    return accepted.filter(Boolean).length;
  }
}
