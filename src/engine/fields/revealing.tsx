// A telephone number or an e-mail address that may be masked: who may have it revealed is offered that beside it.
import { lazy, Suspense } from 'react';
import { isHidden, type RevealSubject } from '../../../contract/people/reveals.ts';
import type { Cell, FieldType } from './fieldType.ts';
import { fieldTypeNamed } from './fieldTypes.ts';

const Veiled = lazy(() => import('./Veiled.tsx'));

/**
 * @param key the field of the row that names the record
 * @param words where the fields have their names; among those of the resource when left out
 */
export function revealing(
  name: 'phone' | 'email',
  subject: RevealSubject,
  key: string,
  words?: string,
): FieldType {
  const plain = fieldTypeNamed(name);
  function Show(cell: Cell) {
    const { value, row } = cell;
    if (!isHidden(value)) return <plain.Show {...cell} />;
    return (
      <Suspense fallback={<span className="nw">{value}</span>}>
        <Veiled
          cell={cell}
          masked={value}
          plain={plain}
          subject={subject}
          id={Number(row[key])}
          label={`${words ?? `resources.${cell.resourceName}.fields`}.${cell.field}`}
        />
      </Suspense>
    );
  }
  return { Show };
}
