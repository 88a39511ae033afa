// The synthetic network: every locker's terminal, started one after another, and the life between them.
import { setMaxListeners } from 'node:events';
import { openDownload, openGateway } from './gateway.ts';
import type { Faults } from './faults.ts';
import { openJournal } from './journal.ts';
import { runLife } from './life.ts';
import { noting } from './noting.ts';
import type { Pace } from './pace.ts';
import type { Terminal } from './report.ts';
import { runTerminal } from './terminal.ts';

export interface NetworkSettings {
  /** The server's address, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** The lockers that have a terminal, each with its key. */
  terminals: readonly { lockerId: number; key: string }[];
  faults: Faults;
  /** How fast people come; 0: nobody comes. */
  speed: number;
}

/** All terminals have said that they are there once in this time, and go on evenly spread. Milliseconds. */
const START_WITHIN_MS = 5_000;

/** Runs the network until the signal ends it; never fails. */
export async function runNetwork(
  settings: NetworkSettings,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const { faults, speed } = settings;
  // Every terminal's waits and questions listen to the one signal that ends them all.
  setMaxListeners(0, signal);
  const living = settings.terminals.filter(({ lockerId }) => !faults.offline.has(lockerId));
  const network = living.map(({ lockerId, key }): Terminal => {
    const journal = openJournal(pace);
    const gateway = noting(openGateway(settings.url, key), journal, pace);
    const download = openDownload(settings.url, key);
    return { lockerId, gateway, download, journal, pace, signal };
  });
  const start = async (terminal: Terminal, index: number) => {
    // The wait fails only when the network ends before this terminal's turn.
    await pace.wait((START_WITHIN_MS / network.length) * index, signal).catch(() => undefined);
    await runTerminal(terminal, faults);
  };
  const life = speed > 0 ? [runLife(network, speed, pace, signal)] : [];
  await Promise.all([...network.map(start), ...life]);
}
