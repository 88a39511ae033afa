// Every migration by the name of its file; each is written once and never changed after a release.
import type { Migration } from 'kysely';
import { modules } from './modules.ts';

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'object' && value !== null && 'up' in value;

export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported)
      .filter(isMigration)
      .map((migration) => [nameOf(path), migration]),
  ),
);
