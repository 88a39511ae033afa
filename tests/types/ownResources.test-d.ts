// A resource of our own that is declared wrongly on any floor does not compile.
import { z } from 'zod';
import { lockers } from '../../contract/lockers/lockers.ts';
import { ownCollection } from '../../contract/ownCollection.ts';
import { search, text } from '../../contract/scalars.ts';
import { routesOfTable } from '../../server/lists/routesOfTable.ts';
import { defineResource } from '../../src/engine/defineResource.ts';
import { resourceMessages as english } from '../../src/i18n/en/resourceMessages.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { resourceMessages as chinese } from '../../src/i18n/zh/resourceMessages.ts';

const said = {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: { name: text(60), weight: z.int() },
  readonlyFields: {},
  filters: { name: search },
  sorts: ['name'],
} as const;
const stools = ownCollection('stools', said);

// @ts-expect-error a resource that does not say who may see it
ownCollection('stools', { ...said, view: [] });

// @ts-expect-error a resource that an authority which there is not may change
ownCollection('stools', { ...said, edit: ['STOOL_EDIT'] });

// @ts-expect-error a resource whose list is sorted by what it does not have
ownCollection('stools', { ...said, sorts: ['colour'] });

// @ts-expect-error a resource in a table that the database does not have
routesOfTable(stools, { table: 'stools' });

// @ts-expect-error a resource that cannot be made, answered as if it could
routesOfTable(lockers, { table: 'lockers' });

const face = { icon: 'hand', title: 'name', list: { columns: ['name'], filters: [] } } as const;

defineResource('stools', stools, { ...face, form: ['name', 'weight'] });

// @ts-expect-error a column that the list does not answer
defineResource('stools', stools, { ...face, list: { columns: ['colour'], filters: [] } });

// @ts-expect-error a filter that the list does not take
defineResource('stools', stools, { ...face, list: { columns: ['name'], filters: ['weight'] } });

// @ts-expect-error a form field that neither create nor update takes
defineResource('stools', stools, { ...face, form: ['colour'] });

export const words = english('stool', 'stools', { fields: { name: 'Name', weight: 'Weight' } });

export const same: Messages<typeof words> = chinese('凳子', {
  fields: { name: '名称', weight: '重量' },
});

// @ts-expect-error Chinese lacking the words of a field
export const less: Messages<typeof words> = chinese('凳子', { fields: { name: '名称' } });
