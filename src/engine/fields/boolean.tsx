// Yes or no as text: colour or an icon alone would not be accessible.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';

function Show({ value }: Cell) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
}

export const boolean: FieldType = { Show };
