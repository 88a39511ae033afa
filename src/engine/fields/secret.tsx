// What is written and never read: the same dots whatever it is.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';

const DOTS = '••••••';

function Show(_: Cell) {
  const translate = useTranslate();
  return (
    <span className="soft" role="img" aria-label={translate('engine.kinds.secret')}>
      {DOTS}
    </span>
  );
}

export const secret: FieldType = { Show };
