// npm run dev: the server and the screens from source, both reloading; open the address that Vite prints.
import { spawn } from 'node:child_process';
import { checkNode, home, install } from './ready.mjs';

checkNode();
install();

const bin = (name) => `${home}node_modules/.bin/${name}`;
const PORT = process.env.PORT ?? '3000';
const start = (command, args) =>
  spawn(bin(command), args, { cwd: home, env: { ...process.env, PORT }, stdio: 'inherit' });

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'server/main.ts']),
  start('vite', ['--clearScreen', 'false']),
];

let stopping = false;
/** Told once only: a second signal would end the server before it has closed its database. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  // The terminal has told the children itself.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
}
