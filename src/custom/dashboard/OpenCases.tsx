// The number of open cases in the strip of figures, with a link to them.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { cases } from '../../../contract/operations/cases.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Figure } from '../shared/networkNow/Figure.tsx';
import { openCasesOf, type Figures } from '../shared/networkNow/figures.ts';
import { listUrl } from '../../routes/route.ts';
import { Waiting } from './Waiting.tsx';

/** Only where the server reports it and the user may see cases. */
export function OpenCases({ figures }: { readonly figures: Figures | undefined }) {
  const translate = useTranslate();
  const there = useCanAccess()(cases.list);
  const count = figures && openCasesOf(figures);
  if (!there || (figures && count === undefined)) return null;
  const words = translate('dashboard.cases');
  return (
    <div>
      <dt className="soft">{words}</dt>
      <dd className="figure">
        {figures === undefined ? (
          <Waiting />
        ) : (
          <Link to={listUrl('cases')} title={translate('dashboard.toList', { figure: words })}>
            <Figure value={count} />
          </Link>
        )}
      </dd>
    </div>
  );
}
