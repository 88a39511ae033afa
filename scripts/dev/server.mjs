// Runs the server from source; its database and the simulator keep running across restarts.
import { createServerModuleRunner } from 'vite';
import { logLines } from './log.mjs';

/** Whether the file is part of the server. */
export const isServerFile = (path) =>
  /^(contract|domain|server|simulator)\/.+\.(ts|json)$/.test(path);

/** Files of the simulator, which is a separate process. */
const isSimulatorFile = (path) => /^(contract|simulator)\//.test(path);

/** The server's current modules. Vite caches those that did not change. */
async function read(environment) {
  const runner = createServerModuleRunner(environment, { hmr: false });
  return (await runner.import('/server/development.ts')).development;
}

/** A server that restarts on every edit. `environment` gives Vite's environment for the server's modules. */
export function createDevServer(environment) {
  let running;
  let embedded;
  let endSimulator;

  const stopSimulator = async () => {
    await endSimulator?.();
    endSimulator = undefined;
  };

  /** State that a server needs at its start and leaves running when it stops. */
  const lasting = (code) => ({
    openDatabase: async (place) => {
      if (place.url) return code.openForServer(place);
      embedded ??= await code.startEmbedded(place);
      return code.databaseOver('embedded', embedded.pool);
    },
    startSimulator: (place, log) => {
      endSimulator ??= code.startSimulator(place, log);
      return async () => {};
    },
  });

  async function stopServer() {
    const stopped = running;
    running = undefined;
    await stopped?.stop();
  }

  return {
    runs: () => running !== undefined,
    /**
     * Starts the server, or restarts it after these files changed. Code that does not load is rejected before the
     * old server stops; `onStopping` is called when it stops.
     */
    async start(files, onStopping) {
      const code = await read(environment());
      const config = code.readConfig(process.env);
      onStopping();
      await stopServer();
      if (files.some(isSimulatorFile)) await stopSimulator();
      running = await code.start(config, code.openLog(config.logLevel, logLines), lasting(code));
      return running;
    },
    async stop() {
      await Promise.all([stopServer(), stopSimulator()]);
      await embedded?.stop();
    },
  };
}
