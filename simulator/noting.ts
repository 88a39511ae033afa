// A gateway that logs in the terminal's journal what it reported, and when the server was away.
import { terminals } from '../contract/terminals/terminals.ts';
import { Refused, type Gateway } from './gateway.ts';
import type { Journal, Line } from './openJournal.ts';
import type { Pace } from './pace.ts';

type Report = Record<string, string | number | boolean | undefined>;
type Note = readonly [Line['level'], string];
/** A box's name once the server has sent it, else its id. */
type NameOf = (boxId: Report[string]) => string;

const PARCEL_PHRASES: Readonly<Record<string, string>> = {
  DEPOSITED: 'laid into',
  FAILED: 'does not fit into',
  COLLECTED: 'taken out of',
  REMOVED: 'fetched back from',
};

/** Log lines for requests, by path. */
const NOTES: Readonly<Record<string, (input: Report, nameOf: NameOf) => Note>> = {
  [terminals.door.path]: ({ boxId, doorStatus }, nameOf) => [
    'INFO',
    `Box ${nameOf(boxId)}: door ${doorStatus === 'OPEN' ? 'opened' : 'closed'}`,
  ],
  [terminals.parcel.path]: ({ boxId, ordersId, what }, nameOf) => [
    'INFO',
    `Parcel ${ordersId} ${PARCEL_PHRASES[String(what)] ?? what} box ${nameOf(boxId)}`,
  ],
  [terminals.payment.path]: ({ ordersId }) => ['INFO', `Parcel ${ordersId} paid`],
  [terminals.arrival.path]: ({ boxId, parcelNumber }, nameOf) => [
    'INFO',
    `Parcel ${parcelNumber} laid into box ${nameOf(boxId)}`,
  ],
  // Personal data does not belong in a log.
  [terminals.signUp.path]: () => ['INFO', 'Somebody signed up'],
  [terminals.alert.path]: ({ alertType, ended, boxId }, nameOf) => {
    const where = boxId === undefined ? '' : ` at box ${nameOf(boxId)}`;
    return ended
      ? ['INFO', `${alertType} is over${where}`]
      : ['WARN', `${alertType} reported${where}`];
  },
  [terminals.flag.path]: ({ boxId }, nameOf) => [
    'WARN',
    `Box ${nameOf(boxId)} flagged as unusable`,
  ],
  [terminals.result.path]: ({ taskId, outcome, fault }) =>
    outcome === 'SUCCESS'
      ? ['INFO', `Remote open ${taskId} done`]
      : ['ERROR', `Remote open ${taskId} failed: ${fault ?? 'no reason'}`],
  [terminals.configuration.path]: () => ['INFO', 'Configuration read'],
};

/** Names of boxes, learnt from the server's responses. */
function openNames() {
  const names = new Map<Report[string], string>();
  const learn = (path: string, answer: unknown) => {
    if (path !== terminals.boxes.path) return;
    for (const { boxId, name } of terminals.boxes.output.parse(answer).boxes)
      names.set(boxId, name);
  };
  const nameOf: NameOf = (boxId) => names.get(boxId) ?? String(boxId);
  return { learn, nameOf };
}

/** Length of an outage, in seconds. */
const seconds = (from: number, to: number) => Math.round((to - from) / 1_000);

/** Wraps the gateway: logs each successful report, and once per outage that the server is away. */
export function noting(gateway: Gateway, journal: Journal, pace: Pick<Pace, 'now'>): Gateway {
  let reached = false;
  let silentSince: number | undefined;
  const noteContact = () => {
    if (silentSince !== undefined)
      journal.note('INFO', `Server answers again after ${seconds(silentSince, pace.now())} s`);
    else if (!reached) journal.note('INFO', 'Connected to the server');
    reached = true;
    silentSince = undefined;
  };
  const noteFailure = (error: unknown) => {
    if (error instanceof Refused && error.status < 500) {
      journal.note('WARN', error.message);
    } else if (silentSince === undefined) {
      silentSince = pace.now();
      journal.note('WARN', 'Heartbeat lost: the server does not answer');
    }
  };
  const { learn, nameOf } = openNames();
  return async (endpoint, input, signal) => {
    try {
      const answer = await gateway(endpoint, input, signal);
      noteContact();
      learn(endpoint.path, answer);
      const note = NOTES[endpoint.path]?.(input as Report, nameOf);
      if (note) journal.note(...note);
      return answer;
    } catch (error) {
      if (!signal.aborted) noteFailure(error);
      throw error;
    }
  };
}
