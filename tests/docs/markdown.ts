// Reads the papers: their links, and the files of a folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a text's links and pictures lead, those to other hosts left out. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.includes('://'));

/** The files of a folder, by their paths. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder).map((name) => join(folder, name));
