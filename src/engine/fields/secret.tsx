// Field type: a write-only secret; always the same dots.
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
