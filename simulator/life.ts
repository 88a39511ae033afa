// Synthetic visits: people deposit and collect parcels; now and then something breaks.
import { terminals } from '../contract/terminals/terminals.ts';
import { collect } from './collect.ts';
import { nextAction, nextTrouble, type Action, type Known, type Trouble } from './actions.ts';
import { fetchParcels, type Courier } from './fetchParcels.ts';
import { isAway } from './gateway.ts';
import { keepOn } from './keepOn.ts';
import { between, type Pace } from './pace.ts';
import { openPhones, type Phones } from './openPhones.ts';
import type { Pouch } from './runProviders.ts';
import { newcomer } from './newcomer.ts';
import {
  sayAlert,
  sayArrival,
  sayDoor,
  sayFlag,
  sayParcel,
  saySignUp,
  type Terminal,
} from './report.ts';
import { visitor } from './visitor.ts';

/** Time between two visits anywhere in the network at speed 1, in milliseconds. */
const VISIT_EVERY_MS = 20_000;
/** Time between two checks for new or ended trouble, at speed 1. */
const TROUBLE_EVERY_MS = 60_000;
/** Time between two sign-ups at a locker, at speed 1. */
const SIGN_UP_EVERY_MS = 10 * 60_000;
/** How many lockers are tried if there is nothing to do at one. */
const LOCKERS_TRIED = 3;

const know = (terminal: Terminal) => terminal.gateway(terminals.boxes, {}, terminal.signal);

/** Each terminal's last known state of its boxes, used while the server is away. */
const remembered = new WeakMap<Terminal, Known>();

/** While the server is away, only a customer with a PIN can do something. */
function actionOffline(terminal: Terminal, phones: Phones): Action | undefined {
  const known = remembered.get(terminal);
  const action = known && nextAction(known, terminal.pace.random, phones);
  return action?.what === 'COLLECTED' ? action : undefined;
}

/** The next visitor's action, based on the server's current state. */
async function nextVisit(terminal: Terminal, phones: Phones): Promise<Action | undefined> {
  try {
    const known = await know(terminal);
    remembered.set(terminal, known);
    return nextAction(known, terminal.pace.random, phones);
  } catch (error) {
    if (isAway(error) && !terminal.signal.aborted) return actionOffline(terminal, phones);
    throw error;
  }
}

function anyOf(network: readonly Terminal[], pace: Pace): Terminal | undefined {
  return network[Math.min(network.length - 1, Math.floor(pace.random() * network.length))];
}

/** Reports of the parcels while the door is open. */
async function handOver(
  terminal: Terminal,
  action: Exclude<Action, { what: 'closeDoor' | 'COLLECTED' | 'FETCHED' | 'REMOVED' }>,
): Promise<void> {
  if (action.what === 'ARRIVED') return sayArrival(terminal, action.boxId, action.parcel);
  const { what, boxId, ordersIds } = action;
  const hand = visitor(terminal.pace.random);
  await Promise.all(ordersIds.map((ordersId) => sayParcel(terminal, boxId, ordersId, what, hand)));
}

/** Performs an action as at a locker: the door opens, the parcel is handed over, the door closes. */
export async function perform(
  terminal: Terminal,
  action: Action,
  { phones, courier }: Omit<Belongings, 'pouch'>,
): Promise<void> {
  const { pace, signal } = terminal;
  if (action.what === 'COLLECTED') return collect(terminal, action.parcelNumber, phones);
  if (action.what === 'FETCHED' || action.what === 'REMOVED')
    return fetchParcels(terminal, action, courier);
  if (action.what !== 'closeDoor') {
    const { boxId } = action;
    await sayDoor(terminal, boxId, 'OPEN');
    await pace.wait(between(pace, 2_000, 5_000), signal);
    await handOver(terminal, action);
  }
  await sayDoor(terminal, action.boxId, 'CLOSED');
}

/** What visitors have: announced parcels, PINs they were sent, and a courier's sign-in. */
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
  const action = await nextVisit(terminal, phones);
  if (!action) return visit(network, pace, belongings, tries - 1);
  // Announced parcels are delivered before unannounced ones.
  const own = action.what === 'ARRIVED' && action.parcel.parcelType === undefined;
  const announced = own ? pouch.shift() : undefined;
  if (announced) Object.assign(action, { parcel: announced });
  await perform(terminal, action, belongings);
}

/** How long a door may be open before the terminal reports it, in milliseconds. */
const UNCLOSED_AFTER_MS = 30_000;

/** Reports the start of a trouble: a door open for too long, a flagged box, or a machine failure. */
async function begin(terminal: Terminal, { alertType, boxId }: Trouble): Promise<void> {
  const { pace, signal } = terminal;
  if (alertType === 'FLAGGED_LOCKED' && boxId) return sayFlag(terminal, boxId);
  if (alertType === 'DOOR_UNCLOSED' && boxId) {
    await sayDoor(terminal, boxId, 'OPEN');
    await pace.wait(UNCLOSED_AFTER_MS, signal);
    // A visitor may have closed it in the meantime.
    const { boxes } = await know(terminal);
    if (!boxes.some((box) => box.boxId === boxId && box.doorStatus === 'OPEN')) return;
  }
  await sayAlert(terminal, alertType, false, boxId);
}

/** Reports the end of a trouble. */
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

/** Simulates visits until the signal ends it. `speed` 1 is a visit every twenty seconds, 10 one every two. */
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
