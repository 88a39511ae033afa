// Wrong declarations do not compile: each line below is wrong in one way, and the compiler says so.
import { z } from 'zod';
import { alertCalls } from '../../contract/operations/alerts.ts';
import { id } from '../../contract/scalars.ts';
import { lockerCalls, lockers, type LockerRow } from '../../contract/lockers/lockers.ts';
import { action, link, download } from '../../src/engine/actions/action.ts';
import { suggest } from '../../src/engine/suggest.ts';
import { definePage } from '../../src/engine/definePage.ts';
import { defineResource } from '../../src/engine/defineResource.ts';
import { listUrl, pageUrl } from '../../src/routes/route.ts';

const page = definePage({
  path: 'one-locker',
  query: z.object({ id }),
  needs: ['LOCKER_VIEW'],
  title: 'boxInfo.title',
  view: () => null,
});

const list = { columns: [], filters: [] } as const;

/** A right declaration compiles, with every part that is checked below. */
export const right = defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  list: {
    columns: ['lockerName', 'inUse'],
    filters: ['location'],
    suggest: {
      location: suggest(
        lockerCalls.names,
        (lockerName) => ({ lockerName }),
        () => [],
      ),
    },
    attention: [{ lockerSituation: 'OFFLINE' }],
  },
  fields: { inUse: { value: (row) => row.usedBoxCount }, lockerName: { type: 'text' } },
  actions: {
    open: link(page, { on: 'row', with: (row) => ({ id: row.lockerId }) }),
    disable: action(lockerCalls.setStatus, {
      on: 'row',
      with: (row) => ({ lockerId: row.lockerId, lockerStatus: 'DISABLE' }),
    }),
  },
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  // @ts-expect-error a column that neither the list answer nor the screen has
  list: { ...list, columns: ['lockerColour'] },
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  // @ts-expect-error a filter that the list endpoint does not take
  list: { ...list, filters: ['cctvLink'] },
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  // @ts-expect-error a value that the filter does not take
  list: { ...list, attention: [{ lockerSituation: 'TIRED' }] },
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  // @ts-expect-error a title that the row does not have
  title: 'lockerTitle',
  list,
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  list,
  // @ts-expect-error a field of the screen's own that does not say what it shows
  fields: { inUse: { type: 'number' } },
});

defineResource('lockers', lockers, {
  icon: 'boxes',
  title: 'lockerName',
  list,
  // @ts-expect-error a kind that there is not
  fields: { lockerName: { type: 'handwriting' } },
});

action(lockerCalls.setStatus, {
  on: 'row',
  // @ts-expect-error an action whose input lacks a field
  with: (row: LockerRow) => ({ lockerId: row.lockerId }),
});

action(lockerCalls.setStatus, {
  on: 'row',
  // @ts-expect-error an action whose input has a value that the endpoint does not take
  with: (row: LockerRow) => ({ lockerId: row.lockerId, lockerStatus: 'BROKEN' }),
});

// @ts-expect-error a file that is taken with what the endpoint does not take
download(alertCalls.networkReport, { with: () => ({ since: 0 }) });

// @ts-expect-error a file that is taken with what is no filter of a list
download(alertCalls.networkReport, { with: (filter: number) => ({ startTime: filter }) });

// @ts-expect-error a way to a page without what the page is asked with
link(page, { on: 'row', with: () => ({}) });

// @ts-expect-error an address of a page without what the page is asked with
pageUrl(page, {});

// @ts-expect-error a list of a resource that is not declared
listUrl('trolleys');

definePage({
  path: 'free-for-all',
  query: z.object({}),
  // @ts-expect-error a page that takes an authority nobody can have
  needs: ['EVERYTHING_VIEW'],
  title: 'boxInfo.title',
  view: () => null,
});
