// The files of the working tree with their text and, of modules, their syntax tree.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The code of the working tree: what is in git or about to be. */
export const readSources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Lines of a text, as git counts them. */
export const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** The nodes of a module's syntax tree, by type. */
function nodesIn({ path, text }) {
  const nodes = {};
  const waiting = [parseSync(path, text).program];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node.type === 'string') (nodes[node.type] ??= []).push(node);
    for (const value of Object.values(node))
      if (typeof value === 'object' && value !== null) waiting.push(value);
  }
  return nodes;
}

const known = new WeakMap();

/** The nodes of a module's syntax tree of some types. */
export function nodesOf(source, ...types) {
  if (!known.has(source)) known.set(source, nodesIn(source));
  return types.flatMap((type) => known.get(source)[type] ?? []);
}
