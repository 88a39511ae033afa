// The server's log for developers: one line per request, readable stacks, no simulator traffic.
import pretty from 'pino-pretty';

/** Terminals and providers are simulated here: only their failed requests are logged. */
const SIMULATED = /^\/api\/(terminal|provider)\//;
const isRoutine = ({ path, status }) => SIMULATED.test(path) && status < 500;

const REQUEST = ['method', 'path', 'status', 'ms', 'userId', 'id'];

const lines = pretty({
  sync: true,
  ignore: REQUEST.join(','),
  translateTime: 'SYS:HH:MM:ss',
  errorLikeObjectKeys: ['error'],
  messageFormat: '{msg}{if path} {method} {path} {status} {ms} ms{end}{if id} · {id}{end}',
});

/** The log's destination; takes lines of JSON. */
export const logLines = {
  write(line) {
    if (!isRoutine(JSON.parse(line))) lines.write(line);
  },
};
