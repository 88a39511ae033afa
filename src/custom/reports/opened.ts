// When the user last opened each report, stored with their preferences.
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import type { ReportName } from '../../../domain/reports/reports.ts';

type Opened = Readonly<Partial<Record<ReportName, number>>>;

/** Epoch milliseconds, by report. */
export const useOpened = () => useStore<Opened>('reports.opened', {});

/** Records that the report was opened now. */
export function useNoteOpened(name: ReportName, answered: boolean): void {
  const [, setOpened] = useOpened();
  useEffect(() => {
    if (answered) setOpened((before) => ({ ...before, [name]: Date.now() }));
  }, [answered, name, setOpened]);
}
