// All boxes with expired parcels as one row above the alerts, which leads to the list to walk.
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { usePageMessages } from '../../engine/usePageMessages.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { VisitedRow } from '../shared/needs/VisitedRow.tsx';
import { visitedOf } from '../shared/networkNow/figures.ts';
import { useDiagrams } from '../shared/networkNow/useDiagrams.ts';

export default function ExpiredParcels() {
  const isReadable = usePageMessages();
  const phone = usePhone();
  const may = useCanAccess()(dashboard.diagrams);
  const { figures, answeredAt = 0, error } = useDiagrams(may);
  if (!may || (error !== undefined && !figures)) return null;
  if (!figures || !isReadable)
    return <Skeleton variant="rounded" className="needs" height={phone ? 102 : 58} />;
  const boxes = visitedOf(figures).find(({ status }) => status === 'EXPIRED');
  if (!boxes) return null;
  return (
    <section className="panel needs">
      <List disablePadding>
        <VisitedRow boxes={boxes} now={answeredAt} />
      </List>
    </section>
  );
}
