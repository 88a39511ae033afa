// Lockers in trouble without figures: those the list of lockers reports as not online.
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { useWhy } from '../../shared/networkNow/freshness.ts';
import { inTime } from '../../shared/networkNow/inTime.ts';
import { lockersNow, troubledLockers } from '../../shared/networkNow/lockersNow.ts';
import { DASHBOARD_REFRESH_MS } from '../../shared/networkNow/useDiagrams.ts';
import { Panel } from '../Panel.tsx';
import { TroublePanel } from './TroublePanel.tsx';
import { troubleOf, visitedOf, type Figures } from '../../shared/networkNow/figures.ts';

interface Props {
  readonly figures: Figures;
  /** When they were counted. */
  readonly now: number;
  /** Asks for the figures again. */
  readonly ask: () => void;
}

/** From the dashboard figures, or from the lockers' situations where the server does not report these figures. */
export function Trouble({ figures, now, ask }: Props) {
  const trouble = troubleOf(figures);
  if (trouble === undefined) return <TroubleOfLockers ask={ask} />;
  const visited = visitedOf(figures);
  return <TroublePanel trouble={trouble} visited={visited} now={now} onTaken={ask} />;
}

/** As many rows as a server that reports the figures of trouble returns. */
const MOST = 8;

/** Nothing for users who may not see lockers. */
function TroubleOfLockers({ ask }: Pick<Props, 'ask'>) {
  const translate = useTranslate();
  const allowed = useCanAccess()(lockers.list);
  const whyOf = useWhy();
  const { data, dataUpdatedAt, error } = useQuery({
    queryKey: ['lockers', 'trouble'],
    queryFn: ({ signal }) => inTime(lockersNow, signal),
    enabled: allowed,
    refetchInterval: DASHBOARD_REFRESH_MS,
  });
  if (!allowed) return null;
  if (data) {
    const rows = troubledLockers(data.rows);
    const trouble = { rows: rows.slice(0, MOST), count: rows.length };
    return <TroublePanel trouble={trouble} visited={[]} now={dataUpdatedAt} onTaken={ask} />;
  }
  return (
    <Panel title={translate('dashboard.trouble.title')} className="needs">
      <p className="soft" role="status">
        {error ? whyOf(error) : translate('app.loading')}
      </p>
    </Panel>
  );
}
