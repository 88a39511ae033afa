// The synthetic network: every locker's terminal, started one after another, and the visits.
import { setMaxListeners } from 'node:events';
import { openDownload, openGateway } from './gateway.ts';
import type { Faults } from './faults.ts';
import type { Courier } from './fetchParcels.ts';
import { openJournal } from './openJournal.ts';
import { keepOn } from './keepOn.ts';
import { runLife } from './life.ts';
import { noting } from './noting.ts';
import type { Pace } from './pace.ts';
import { openOffline } from './openOffline.ts';
import { openPhones } from './openPhones.ts';
import { runProviders, type Pouch, type ProviderKey } from './runProviders.ts';
import type { Terminal } from './report.ts';
import { runTerminal } from './terminal.ts';

export interface NetworkSettings {
  /** The server's URL, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** The lockers that have a terminal, each with its key. */
  terminals: readonly { lockerId: number; key: string }[];
  /** The current list: lockers are added while the network runs. */
  latest?: () => NetworkSettings['terminals'];
  /** The providers whose systems send requests, each with its key. */
  providers?: readonly ProviderKey[];
  /** The file that receives the SMS of the network's customers, if any. */
  phones?: string | undefined;
  /** The courier who collects outgoing parcels, if any. */
  courier?: Courier | undefined;
  faults: Faults;
  /** Frequency of visits; 0: none. */
  speed: number;
}

/** All terminals connect within this time, evenly spread. Milliseconds. */
const START_WITHIN_MS = 5_000;
/** How often the network checks for added lockers, in milliseconds. */
const LOOK_EVERY_MS = 4_000;

/** Runs the network until the signal ends it; never rejects. */
export async function runNetwork(
  settings: NetworkSettings,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const { faults, speed } = settings;
  // Every terminal's waits and requests listen to the one signal that ends them all.
  setMaxListeners(0, signal);
  const living = settings.terminals.filter(({ lockerId }) => !faults.offline.has(lockerId));
  const build = ({ lockerId, key }: (typeof living)[number]): Terminal => {
    const journal = openJournal(pace);
    const gateway = noting(openGateway(settings.url, key), journal, pace);
    const download = openDownload(settings.url, key);
    const offline = openOffline(gateway, pace, signal);
    return { lockerId, gateway, download, journal, offline, pace, signal };
  };
  const network = living.map(build);
  const known = new Set(settings.terminals.map(({ lockerId }) => lockerId));
  /** Starts the terminals of added lockers. */
  const welcome = async () => {
    await pace.wait(LOOK_EVERY_MS, signal);
    for (const added of settings.latest?.() ?? []) {
      if (known.has(added.lockerId)) continue;
      known.add(added.lockerId);
      const terminal = build(added);
      network.push(terminal);
      void runTerminal(terminal, faults);
    }
  };
  const start = async (terminal: Terminal, index: number) => {
    // The wait only fails if the network ends before this terminal's turn.
    await pace.wait((START_WITHIN_MS / network.length) * index, signal).catch(() => undefined);
    await runTerminal(terminal, faults);
  };
  const pouch: Pouch = [];
  const phones = openPhones(settings.phones);
  const { url, providers = [] } = settings;
  const life =
    speed > 0
      ? [
          runLife(network, speed, pace, signal, { pouch, phones, courier: settings.courier }),
          runProviders({ url, providers, speed }, pouch, pace, signal),
        ]
      : [];
  const door = settings.latest ? [keepOn(welcome, pace, signal)] : [];
  await Promise.all([...network.map(start), ...life, ...door]);
}
