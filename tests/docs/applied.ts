// Applies what a guide shows to a copy of the project: whole files, and diffs of files that are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceCopy } from '../kit/servers/sourceCopy.ts';

/** A path in bold, and the blocks below it. */
const SECTION = /\*\*`([^`\n]+)`\*\*[^\n]*\n((?:\n```\w+\n[\s\S]*?\n```\n)+)/g;
const BLOCK = /```(\w+)\n([\s\S]*?\n)```/g;

/** A text after a diff, whose kept and removed lines must stand in it together, once. */
function patched(path: string, text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('+'), side('-')];
  if (text.split(before).length !== 2) throw new Error(`${path} has not once:\n${before}`);
  return text.replace(before, () => after);
}

/** Writes what the guide shows; `migration` is the number that the resource's migration has in the copy. */
export function applyGuide(copy: SourceCopy, guide: string, migration: string): void {
  for (const [, said = '', blocks = ''] of guide.matchAll(SECTION)) {
    const path = said.replace(/(migrations\/)\d+/, `$1${migration}`);
    for (const [, language, block = ''] of blocks.matchAll(BLOCK)) {
      const at = join(copy.folder, path);
      const known = existsSync(at) ? readFileSync(at, 'utf8') : '';
      copy.write(path, language === 'diff' ? patched(path, known, block) : block);
    }
  }
}

/** The arguments of the command `npm run <script> -- …` that a paper shows. */
export function argumentsIn(paper: string, script: string): string[] {
  const [, command = ''] = new RegExp(`^npm run ${script} -- (.*)$`, 'm').exec(paper) ?? [];
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}
