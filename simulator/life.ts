// Synthetic life: people come to the lockers, lay parcels in and take them out; now and then something breaks.
import { terminals } from '../contract/terminals/terminals.ts';
import { collect } from './collect.ts';
import { nextDeed, nextTrouble, type Deed, type Known, type Trouble } from './deeds.ts';
import { fetchParcels, type Courier } from './fetch.ts';
import { isAway } from './gateway.ts';
import { keepOn } from './keepOn.ts';
import { between, type Pace } from './pace.ts';
import { openPhones, type Phones } from './phones.ts';
import type { Pouch } from './providers.ts';
import { newcomer } from './newcomers.ts';
import {
  sayAlert,
  sayArrival,
  sayDoor,
  sayFlag,
  sayParcel,
  saySignUp,
  type Terminal,
} from './report.ts';
import { somebody } from './people.ts';

/** Time between two visits anywhere in the network at speed 1, in milliseconds. */
const VISIT_EVERY_MS = 20_000;
/** Time between two looks at whether something broke or was repaired, at speed 1. */
const TROUBLE_EVERY_MS = 60_000;
/** Time between two people who sign up at a locker, at speed 1. */
const SIGN_UP_EVERY_MS = 10 * 60_000;
/** How many lockers are tried when nothing can be done at one. */
const LOCKERS_TRIED = 3;

const know = (terminal: Terminal) => terminal.gateway(terminals.boxes, {}, terminal.signal);

/** What each terminal heard last of its boxes: all it has to go by while the server is away. */
const remembered = new WeakMap<Terminal, Known>();

/** What a customer with a PIN can still do while the server is away; nobody else can do anything. */
function deedAlone(terminal: Terminal, phones: Phones): Deed | undefined {
  const known = remembered.get(terminal);
  const deed = known && nextDeed(known, terminal.pace.random, phones);
  return deed?.what === 'COLLECTED' ? deed : undefined;
}

/** What the next visitor does, by what the server knows now. */
async function nextVisit(terminal: Terminal, phones: Phones): Promise<Deed | undefined> {
  try {
    const known = await know(terminal);
    remembered.set(terminal, known);
    return nextDeed(known, terminal.pace.random, phones);
  } catch (error) {
    if (isAway(error) && !terminal.signal.aborted) return deedAlone(terminal, phones);
    throw error;
  }
}

function anyOf(network: readonly Terminal[], pace: Pace): Terminal | undefined {
  return network[Math.min(network.length - 1, Math.floor(pace.random() * network.length))];
}

/** What is said of the parcels while the door stands open. */
async function handOver(
  terminal: Terminal,
  deed: Exclude<Deed, { what: 'closeDoor' | 'COLLECTED' | 'FETCHED' }>,
): Promise<void> {
  if (deed.what === 'ARRIVED') return sayArrival(terminal, deed.boxId, deed.parcel);
  const { what, boxId, ordersIds } = deed;
  const hand = somebody(terminal.pace.random);
  await Promise.all(ordersIds.map((ordersId) => sayParcel(terminal, boxId, ordersId, what, hand)));
}

/** Does it as it is done at a locker: the door opens, the parcel changes hands, the door closes. */
export async function act(
  terminal: Terminal,
  deed: Deed,
  { phones, courier }: Omit<Belongings, 'pouch'>,
): Promise<void> {
  const { pace, signal } = terminal;
  if (deed.what === 'COLLECTED') return collect(terminal, deed.parcelNumber, phones);
  if (deed.what === 'FETCHED') return fetchParcels(terminal, deed, courier);
  if (deed.what !== 'closeDoor') {
    const { boxId } = deed;
    await sayDoor(terminal, boxId, 'OPEN');
    await pace.wait(between(pace, 2_000, 5_000), signal);
    await handOver(terminal, deed);
  }
  await sayDoor(terminal, deed.boxId, 'CLOSED');
}

/** What people bring to a locker: announced parcels, the PINs that they were sent, and how a courier signs in. */
interface Belongings {
  readonly pouch: Pouch;
  readonly phones: Phones;
  readonly courier?: Courier | undefined;
}

async function visit(
  network: readonly Terminal[],
  pace: Pace,
  belongings: Belongings,
  tries = LOCKERS_TRIED,
): Promise<void> {
  const { pouch, phones } = belongings;
  const terminal = anyOf(network, pace);
  if (!terminal || tries === 0) return;
  const deed = await nextVisit(terminal, phones);
  if (!deed) return visit(network, pace, belongings, tries - 1);
  // What was announced is brought before what nobody knows of.
  const own = deed.what === 'ARRIVED' && deed.parcel.parcelType === undefined;
  const announced = own ? pouch.shift() : undefined;
  await act(terminal, announced ? Object.assign(deed, { parcel: announced }) : deed, belongings);
}

/** How long a door may stand open before the terminal complains, in milliseconds. */
const UNCLOSED_AFTER_MS = 30_000;

/** What the terminal says of a trouble that begins: a door stood open for too long, somebody marked a box, or a machine failed. */
async function begin(terminal: Terminal, { alertType, boxId }: Trouble): Promise<void> {
  const { pace, signal } = terminal;
  if (alertType === 'FLAGGED_LOCKED' && boxId) return sayFlag(terminal, boxId);
  if (alertType === 'DOOR_UNCLOSED' && boxId) {
    await sayDoor(terminal, boxId, 'OPEN');
    await pace.wait(UNCLOSED_AFTER_MS, signal);
    // Somebody may have come and shut it.
    const { boxes } = await know(terminal);
    if (!boxes.some((box) => box.boxId === boxId && box.doorStatus === 'OPEN')) return;
  }
  await sayAlert(terminal, alertType, false, boxId);
}

/** What it says of one that is over. */
async function end(terminal: Terminal, { alertType, boxId }: Trouble): Promise<void> {
  if (alertType === 'DOOR_UNCLOSED' && boxId) await sayDoor(terminal, boxId, 'CLOSED');
  await sayAlert(terminal, alertType, true, boxId);
}

async function breakOrRepair(network: readonly Terminal[], pace: Pace): Promise<void> {
  const terminal = anyOf(network, pace);
  const trouble = terminal && nextTrouble(await know(terminal), pace.random);
  if (trouble) await (trouble.ended ? end : begin)(terminal, trouble);
}

async function signUp(network: readonly Terminal[], pace: Pace): Promise<void> {
  const terminal = anyOf(network, pace);
  if (terminal) await saySignUp(terminal, newcomer(pace.random));
}

/** Lets people come and go until the signal ends it. `speed` 1 is a visit every twenty seconds, 10 one every two. */
export async function runLife(
  network: readonly Terminal[],
  speed: number,
  pace: Pace,
  signal: AbortSignal,
  belongings: Belongings = { pouch: [], phones: openPhones() },
): Promise<void> {
  const after = (everyMs: number, happen: () => Promise<void>) => async () => {
    await pace.wait(between(pace, everyMs / 2, everyMs * 1.5) / speed, signal);
    await happen();
  };
  await Promise.all([
    keepOn(
      after(VISIT_EVERY_MS, () => visit(network, pace, belongings)),
      pace,
      signal,
    ),
    keepOn(
      after(TROUBLE_EVERY_MS, () => breakOrRepair(network, pace)),
      pace,
      signal,
    ),
    keepOn(
      after(SIGN_UP_EVERY_MS, () => signUp(network, pace)),
      pace,
      signal,
    ),
  ]);
}
