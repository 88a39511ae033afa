// Number of open cases, beside their menu entry.
import { useTranslate } from 'react-admin';
import { useOpenCases } from './openCases.ts';

/** The number; nothing for zero or while unknown. Not red: cases are not alarms. */
export function CaseCount() {
  const translate = useTranslate();
  const count = useOpenCases();
  if (!count) return null;
  return (
    <span className="count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{translate('app.cases.open', { smart_count: count })}</span>
    </span>
  );
}
