// Holds requests of the open page while the server restarts, instead of returning a proxy error.

/** Maximum wait; seeding the demo data takes longest. Milliseconds. */
const HELD_MS = 90_000;

function refuse(response, message) {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ statusCode: 503, code: 'BUSY', message }));
}

/**
 * The gate before Vite's proxy; closed until `open`. `hold` closes it for a while: requests wait.
 * `close` rejects requests with a message until the next `hold`.
 */
export function createGate() {
  let opened = false;
  let reason;
  const waiting = new Set();

  const change = (isOpen, why) => {
    opened = isOpen;
    reason = why;
    const released = [...waiting];
    if (isOpen || why !== undefined) for (const release of released) release();
  };

  const wait = (pass) => {
    const release = () => {
      waiting.delete(release);
      clearTimeout(late);
      pass();
    };
    const late = setTimeout(release, HELD_MS);
    waiting.add(release);
  };

  const plugin = {
    name: 'gate',
    configureServer(vite) {
      const paths = Object.keys(vite.config.server.proxy);
      vite.middlewares.use((request, response, next) => {
        if (!paths.some((path) => request.url.startsWith(path))) return next();
        const pass = () =>
          opened ? next() : refuse(response, reason ?? 'The server has not started yet.');
        return opened || reason !== undefined ? pass() : wait(pass);
      });
    },
  };

  return {
    plugin,
    open: () => change(true),
    hold: () => change(false),
    close: (why) => change(false, why),
  };
}
