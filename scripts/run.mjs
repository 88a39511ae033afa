// Runs the product's tools as child processes of a script.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { home } from './ready.mjs';

const LOCAL = join(home, 'node_modules', '.bin');
const env = (more) => ({ ...process.env, PATH: `${LOCAL}:${process.env.PATH}`, ...more });

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });
}

/** Runs a command in this terminal; resolves to its exit code. It ends when this script is told to end. */
export const run = (command, args, more = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: home, env: env(more), stdio: 'inherit' });
    children.add(child);
    child.on('close', () => children.delete(child));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a command silently; resolves to its exit code and output. */
export const hear = (command, args) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn(command, args, {
      cwd: home,
      env: env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', (error) => resolve({ code: 127, said: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
