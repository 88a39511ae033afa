// The mark after the label of an optional field; the space keeps the label's last word apart.
import { useTranslate } from 'react-admin';

export function Optional() {
  const translate = useTranslate();
  return <i> {translate('engine.form.optional')}</i>;
}
