// The audit's field types and filters, loaded with the audit so that other pages do not carry them.
import { createElement } from 'react';
import type { AuditRow } from '../../../contract/operations/audit.ts';
import type { Cell, FilterEntry, FieldType } from '../../engine/fields/fieldType.ts';
import type * as cells from './cells.tsx';
import type * as filters from './filters.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

let all: typeof cells | undefined;

/** Before the rows, which would grow otherwise. */
export const loadCells = async (): Promise<void> => {
  all = await import('./cells.tsx');
};

/** A cell of cells.tsx by name and, where the field can be filtered by a choice, a filter of filters.tsx. */
function cell(name: keyof typeof cells, filter?: keyof typeof filters): FieldType<AuditRow> {
  const Show = (props: Cell<AuditRow>) => all && createElement<typeof props>(all[name], props);
  if (filter === undefined) return { Show };
  const load = async () => ({ default: (await import('./filters.tsx'))[filter] });
  return { Show, Filter: lazyPart<FilterEntry>(load) };
}

export const eventCell = cell('What', 'EventFilter');
export const subjectCell = cell('About', 'SubjectFilter');
export const doerCell = cell('DoneBy', 'DoerFilter');
export const personCell = cell('Person');
export const changesCell = cell('InShort');

/** Shown below an entry's facts: each field before and after. */
export const changesBelow = lazyPart(() => import('./ChangesPanel.tsx'));
