// The number of open cases that wait, with a link to them.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { cases } from '../../../contract/operations/cases.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { openCasesOf, type Figures } from '../shared/networkNow/figures.ts';
import { listUrl } from '../../routes/route.ts';

/** Only where the server reports it and the user may see cases. */
export function OpenCases({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const count = openCasesOf(figures);
  const there = mayUse(cases.list);
  if (count === undefined || !there) return null;
  const words = translate('dashboard.cases.open', { smart_count: count });
  return (
    <Link className="panel open-cases" to={listUrl('cases')}>
      <Icon name="log" />
      <span className="grow">{count === 0 ? translate('dashboard.cases.none') : words}</span>
      <Icon name="right" />
    </Link>
  );
}
