// Explains what may be in an alert's flagged box and how to resolve it; empty when it has no strays.
import { useQuery } from '@tanstack/react-query';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { BOX_WHY_FEATURE, boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { Strays } from '../shared/strays/Strays.tsx';

export function BoxStrays({ row }: { readonly row: AlertRow }) {
  const mayUse = useMayUse();
  const boxId = row.alertType === 'FLAGGED_LOCKED' ? row.boxId : null;
  const may = knownCapabilities().features.includes(BOX_WHY_FEATURE) && mayUse(boxWhy.read);
  const { data } = useQuery({
    queryKey: ['boxWhy', boxId, row.lastUpdatedTime],
    queryFn: ({ signal }) => call(boxWhy.read, { boxId: boxId ?? 0 }, { signal }),
    enabled: may && boxId !== null,
  });
  if (!data || data.strays.length === 0) return null;
  return (
    <section className="panel pad facts-panel wide-panel">
      <Strays why={data} />
    </section>
  );
}
