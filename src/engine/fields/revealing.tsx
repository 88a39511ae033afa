// Field type: masked telephone number or e-mail address, with a button to reveal it.
import { plain as plainText } from './plain.ts';
import { readId } from '../../dataProvider/ids.ts';
import { isHidden, type RevealSubject } from '../../../contract/people/reveals.ts';
import type { Cell, FieldType } from './fieldType.ts';
import { fieldTypeNamed } from './fieldTypes.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const Veiled = lazyPart(
  () => import('./Veiled.tsx'),
  ({ masked }) => <span className="nw">{masked}</span>,
);

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
      <Veiled
        cell={cell}
        masked={value}
        plain={plain}
        subject={subject}
        id={readId(plainText(row[key]))}
        label={`${messages ?? `resources.${cell.resourceName}.fields`}.${cell.field}`}
      />
    );
  }
  return { Show };
}
