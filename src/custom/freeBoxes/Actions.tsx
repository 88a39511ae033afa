// Actions of the history page: export it as a file, or open the locker's boxes.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { availabilityCalls } from '../../../contract/lockers/availability.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

const FILES = [
  { format: 'csv', endpoint: availabilityCalls.historyCsv },
  { format: 'xlsx', endpoint: availabilityCalls.historyXlsx },
] as const;

export function Actions({ lockerId }: { readonly lockerId: number }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const tell = useFailure();
  const { busy, once } = useOnce();
  const start = (endpoint: (typeof FILES)[number]['endpoint']) =>
    once(() => download(endpoint, { id: lockerId }).catch(tell));
  return (
    <>
      {FILES.map(({ format, endpoint }) => (
        <button
          key={format}
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void start(endpoint)}
        >
          <Icon name="down2" />
          {translate(`engine.export.${format}`)}
        </button>
      ))}
      {mayUse(lockers.one) && (
        <Link className="btn" to={`/app/box-info?id=${lockerId}`}>
          <Icon name="boxes" />
          {translate('freeBoxes.toBoxes')}
        </Link>
      )}
    </>
  );
}
