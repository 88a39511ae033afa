// Field type: masked telephone number or e-mail address, with a button to reveal it.
import { plain as plainText } from './plain.ts';
import { readId } from '../../dataProvider/ids.ts';
import { lazy, Suspense } from 'react';
import { isHidden, type RevealSubject } from '../../../contract/people/reveals.ts';
import type { Cell, FieldType } from './fieldType.ts';
import { fieldTypeNamed } from './fieldTypes.tsx';

const Veiled = lazy(() => import('./Veiled.tsx'));

/**
 * @param key the row's field with the record's id
 * @param words the prefix of the fields' labels; the resource's by default
 */
export function revealing(
  name: 'phone' | 'email',
  subject: RevealSubject,
  key: string,
  messages?: string,
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
          id={readId(plainText(row[key]))}
          label={`${messages ?? `resources.${cell.resourceName}.fields`}.${cell.field}`}
        />
      </Suspense>
    );
  }
  return { Show };
}
