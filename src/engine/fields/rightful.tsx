// Field type: text restricted to a permission; other users see that it exists.
import { useTranslate } from 'react-admin';
import type { Needs } from '../../../contract/endpoint.ts';
import { useMayUse } from '../mayUse.ts';
import type { Cell, FieldType } from './fieldType.ts';

/** Shows it, or that it requires another role. */
export function onlyFor(needs: Needs): FieldType {
  function Show({ value }: Cell) {
    const translate = useTranslate();
    const mayUse = useMayUse();
    if (!mayUse({ needs })) {
      return <span className="soft">{translate('engine.kinds.notForYou')}</span>;
    }
    return typeof value === 'string' ? <span className="cut">{value}</span> : null;
  }
  return { Show };
}
