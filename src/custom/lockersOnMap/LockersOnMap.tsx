// The locker list as a map: lockers at their locations, and a list beside it, trouble first.
import { useState } from 'react';
import { useTranslate, useListContext } from 'react-admin';
import { type LockerRow, lockers } from '../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageMessages } from '../../engine/PageMessages.tsx';
import { Pending } from '../shared/Pending.tsx';
import { MOST_ON_MAP, usePlaced } from '../shared/LockerMap/mapping.ts';
import { Beside } from './Beside.tsx';
import type { Input } from '../../../contract/endpoint.ts';
import { useCall } from '../../engine/useCall.ts';
import './lockersOnMap.css';

/** Trouble first, as in the list. */
function useMapped() {
  const { filterValues } = useListContext();
  const params = {
    ...filterValues,
    page: 0,
    size: MOST_ON_MAP,
    sort: 'lockerSituation,desc',
  } as Input<typeof lockers.list>;
  const { data, error, refetch } = useCall(['lockers', 'onMap', params], lockers.list, params);
  const rows = data?.content;
  const mapped = usePlaced(rows);
  return { rows, total: data?.totalElements ?? 0, mapped, error, refetch };
}

const NetworkMap = lazyPart(
  () => import('../shared/LockerMap/NetworkMap.tsx'),
  () => <div className="well" aria-busy="true" />,
);

interface Counted {
  readonly rows: readonly LockerRow[];
  readonly total: number;
  readonly placed: number;
}

/** The lockers that are not on the map. */
function Missing({ rows, total, placed }: Counted) {
  const translate = useTranslate();
  const lost = rows.length - placed;
  const more = total > rows.length;
  if (lost === 0 && !more) return null;
  return (
    <div className="note info" role="status">
      <Icon name="info" />
      <div>
        {more && <p>{translate('lockersOnMap.more', { most: MOST_ON_MAP, total })}</p>}
        {lost > 0 && <p>{translate('lockersOnMap.noPlace', { smart_count: lost })}</p>}
      </div>
    </div>
  );
}

function Lockers() {
  const translate = useTranslate();
  const { rows, total, mapped, error, refetch } = useMapped();
  const [chosen, setChosen] = useState<RecordId>();
  if (!rows) return <Pending query={{ data: rows, error, refetch }} panel rows={10} columns={2} />;
  return (
    <>
      <Missing rows={rows} total={total} placed={mapped.length} />
      <div className="on-map stack">
        <NetworkMap
          label={translate('lockersOnMap.map')}
          lockers={mapped}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Beside rows={rows} chosen={chosen} onChoose={setChosen} />
      </div>
    </>
  );
}

export default function LockersOnMap() {
  return (
    <PageMessages>
      <Lockers />
    </PageMessages>
  );
}
