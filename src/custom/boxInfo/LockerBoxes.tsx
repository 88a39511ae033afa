// One locker's page once its id is known: the layout and its loading and error states.
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { isOffline } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { LockerLinks } from './LockerLinks.tsx';
import { useLockerBoxes } from '../shared/useLockerBoxes.ts';
import { listUrl } from '../../routes/route.ts';
import { Stale } from './Stale.tsx';
import { BoxWorkspace } from './BoxWorkspace.tsx';

function Cctv({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  if (!locker.cctvLink) return null;
  const shown = translate('boxInfo.cctv');
  return (
    <IconButton
      color="primary"
      href={locker.cctvLink}
      target="_blank"
      rel="noreferrer"
      aria-label={shown}
      title={shown}
    >
      <Icon name="camera" />
    </IconButton>
  );
}

/** The page of this locker. */
export function LockerBoxes({
  lockerId,
  boxId,
}: {
  lockerId: RecordId;
  boxId?: RecordId | undefined;
}) {
  const translate = useTranslate();
  const watched = useLockerBoxes(lockerId);
  const { locker, answeredAt, error, refresh } = watched;
  const retry = () => void refresh();
  const crumbs: Crumb[] = [
    { label: translate('app.menu.lockers') },
    { label: translate('app.menu.lockerList'), to: listUrl('lockers') },
  ];
  if (!locker || answeredAt === undefined || error?.status === 404 || error?.status === 403) {
    return (
      <Page title={translate('boxInfo.title')} crumbs={crumbs}>
        <RecordState
          resource="lockers"
          error={error}
          onRetry={retry}
          denied={{ page: translate('boxInfo.title'), needs: lockers.one.needs }}
          columns={6}
        />
      </Page>
    );
  }
  return (
    <Page
      title={locker.lockerName}
      crumbs={[...crumbs, { label: locker.lockerNumber }]}
      actions={
        <>
          <LockerLinks locker={locker} />
          <Cctv locker={locker} />
        </>
      }
    >
      {/* A lost connection is reported above every page. */}
      {error && !isOffline(error) && (
        <Stale since={answeredAt} failedAt={error.time} onRetry={retry} />
      )}
      <BoxWorkspace locker={locker} now={answeredAt} watched={watched} boxId={boxId} />
    </Page>
  );
}
