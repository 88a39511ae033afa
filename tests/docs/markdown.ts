// Reads the papers: their tables, their links, the files that they quote.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The text between a heading and the next one of its level. */
export function sectionOf(text: string, heading: string): string {
  const [, rest] = text.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`There is no section "${heading}".`);
  return rest.split('\n## ', 1)[0]!;
}

/** The cells of the first table below a heading, without its head. */
export function rowsBelow(text: string, heading: string): string[][] {
  const lines = sectionOf(text, heading).split('\n');
  const begin = lines.findIndex((line) => /^\|\s*-/.test(line));
  const rows = lines.slice(begin + 1);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end === -1 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.replaceAll('|', '').trim()),
  );
}

/** Where a text's links and pictures lead, those to other hosts left out. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.includes('://'));

/** A file that a text quotes: its path, said in bold, and the whole of what stands in the block below. */
export interface Quoted {
  readonly path: string;
  readonly text: string;
}

export const quotedIn = (text: string): Quoted[] =>
  [...text.matchAll(/\*\*`([^`\n]+)`\*\*[^\n]*\n\n```\w+\n([\s\S]*?)```/g)].map(
    ([, path, block]) => ({ path: path!, text: block! }),
  );

/** The files of a folder, by their paths. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder).map((name) => join(folder, name));
