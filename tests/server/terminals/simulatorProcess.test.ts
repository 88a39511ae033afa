// The synthetic network as a process that cannot be started: the server goes on without it.
import { afterEach, expect, it } from 'vitest';
import { openLog } from '../../../server/system/openLog.ts';
import { startSimulator } from '../../../server/outside/startSimulator.ts';

let stop = async () => {};
const program = process.execPath;
afterEach(() => {
  process.execPath = program;
});

it('a network that did not start is said in the log, and stopping it is no trouble', async () => {
  process.execPath = '/nowhere/node';
  const lines: string[] = [];
  await new Promise<void>((said) => {
    const write = (line: string) => {
      lines.push(line);
      said();
    };
    stop = startSimulator({ url: 'http://127.0.0.1:1', keys: '' }, openLog('warn', { write }));
  });
  await stop();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the synthetic network did not start',
  ]);
});
