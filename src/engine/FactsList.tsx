// The facts of a settings screen, for users who may read but not change them.
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Settings } from './defineSettings.tsx';
import { Facts } from './Facts.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { drawnOf } from './list/table/fields.ts';

export function FactsList({ settings, record }: { settings: Settings; record: AnyRow }) {
  const fields = useMemo(() => {
    const { shape = {} } = settings.read.output as Partial<z.ZodObject>;
    return settings.form
      .flatMap((section) => section.fields)
      .map((name) => drawnOf(name, shape[name] as z.ZodType | undefined, settings.fields[name]));
  }, [settings]);
  return <Facts resourceName={settings.name} row={record} fields={fields} />;
}
