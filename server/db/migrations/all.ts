// Every migration in its order; each is written once and never changed after a release.
import type { Migration } from 'kysely';
import { first } from './001.ts';
import { lockerGroups } from './002.ts';

export const migrations: Record<string, Migration> = {
  '001_first': first,
  '002_locker_groups': lockerGroups,
};
