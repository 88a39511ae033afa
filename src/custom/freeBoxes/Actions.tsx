// Downloads of the history, and the way to the locker's boxes.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../domain/recordId.ts';
import { availabilityCalls } from '../../../contract/lockers/availability.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';

const FILES = [
  { format: 'csv', endpoint: availabilityCalls.historyCsv },
  { format: 'xlsx', endpoint: availabilityCalls.historyXlsx },
] as const;

export function Actions({ lockerId }: { readonly lockerId: RecordId }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const showError = useFailure();
  const { busy, once } = useOnce();
  const start = (endpoint: (typeof FILES)[number]['endpoint']) =>
    once(() => download(endpoint, { id: lockerId }).catch(showError));
  return (
    <>
      {FILES.map(({ format, endpoint }) => (
        <Button key={format} disabled={busy} onClick={() => void start(endpoint)}>
          <Icon name="down2" />
          {translate(`engine.export.${format}`)}
        </Button>
      ))}
      {canAccess(lockers.one) && (
        <Button component={Link} to={pageUrl(routes.boxInfo, { id: lockerId })}>
          <Icon name="boxes" />
          {translate('freeBoxes.toBoxes')}
        </Button>
      )}
    </>
  );
}
