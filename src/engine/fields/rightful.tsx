// A text that the server tells only to those who hold a right; to all others it says that there is something to see.
import { useTranslate } from 'react-admin';
import type { Needs } from '../../../contract/endpoint.ts';
import { useMayUse } from '../mayUse.ts';
import type { Cell, FieldType } from './fieldType.ts';

/** Shows it, or that it takes another role. */
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
