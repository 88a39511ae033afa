// Field type: several texts.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

function Show({ value }: Cell) {
  const translate = useTranslate();
  if (!Array.isArray(value) || value.length === 0) return null;
  const words = value.map(plain).join(translate('engine.filter.comma'));
  return (
    <span className="cut" title={words}>
      {words}
    </span>
  );
}

export const list: FieldType = { Show };
