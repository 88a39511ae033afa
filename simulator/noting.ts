// A gateway that writes into the terminal's journal what the terminal really did: what it told, and when nobody heard it.
import { terminals } from '../contract/terminals.ts';
import { Refused, type Gateway } from './gateway.ts';
import type { Journal, Line } from './journal.ts';
import type { Pace } from './pace.ts';

type Said = Record<string, string | number | boolean | undefined>;
type Note = readonly [Line['level'], string];

const at = (boxId: Said[string]) => (boxId === undefined ? '' : ` at box ${boxId}`);

/** What is worth a line, by the address it was told at. */
const NOTES: Readonly<Record<string, (said: Said) => Note>> = {
  [terminals.door.path]: ({ boxId, doorStatus }) => [
    'INFO',
    `Box ${boxId}: door ${doorStatus === 'OPEN' ? 'opened' : 'closed'}`,
  ],
  [terminals.parcel.path]: ({ boxId, ordersId, what }) => [
    'INFO',
    what === 'DEPOSITED'
      ? `Parcel ${ordersId} laid into box ${boxId}`
      : `Parcel ${ordersId} taken out of box ${boxId}`,
  ],
  [terminals.alert.path]: ({ alertType, ended, boxId }) =>
    ended
      ? ['INFO', `${alertType} is over${at(boxId)}`]
      : ['WARN', `${alertType} reported${at(boxId)}`],
  [terminals.flag.path]: ({ boxId }) => ['WARN', `Box ${boxId} flagged as unusable`],
  [terminals.result.path]: ({ taskId, outcome, fault }) =>
    outcome === 'SUCCESS'
      ? ['INFO', `Remote open ${taskId} done`]
      : ['ERROR', `Remote open ${taskId} failed: ${fault ?? 'no reason'}`],
  [terminals.configuration.path]: () => ['INFO', 'Configuration read'],
};

/** How long nobody answered, in seconds, for people. */
const seconds = (from: number, to: number) => Math.round((to - from) / 1_000);

/** The same gateway; each thing told is noted once it was heard, and silence once while it lasts. */
export function noting(gateway: Gateway, journal: Journal, pace: Pick<Pace, 'now'>): Gateway {
  let reached = false;
  let silentSince: number | undefined;
  const heard = () => {
    if (silentSince !== undefined)
      journal.note('INFO', `Server answers again after ${seconds(silentSince, pace.now())} s`);
    else if (!reached) journal.note('INFO', 'Connected to the server');
    reached = true;
    silentSince = undefined;
  };
  const unheard = (error: unknown) => {
    if (error instanceof Refused && error.status < 500) {
      journal.note('WARN', error.message);
    } else if (silentSince === undefined) {
      silentSince = pace.now();
      journal.note('WARN', 'Heartbeat lost: the server does not answer');
    }
  };
  return async (endpoint, input, signal) => {
    try {
      const answer = await gateway(endpoint, input, signal);
      heard();
      const note = NOTES[endpoint.path]?.(input as Said);
      if (note) journal.note(...note);
      return answer;
    } catch (error) {
      if (!signal.aborted) unheard(error);
      throw error;
    }
  };
}
