// Free boxes per size in a locker over the last days: a chart per size, and a table of the data.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import {
  availability,
  availabilityCalls,
  type AvailabilityHistory,
} from '../../../contract/lockers/availability.ts';
import { call, download } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { DayTable } from './DayTable.tsx';
import { sizesOf } from './history.ts';
import { SizePanel } from './SizePanel.tsx';
import { RecordPage } from '../shared/RecordPage.tsx';
import { Page } from '../../engine/Page.tsx';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { routes } from '../../routes/pages.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../domain/recordId.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import './freeBoxes.css';

const FILES = [
  { format: 'csv', endpoint: availabilityCalls.historyCsv },
  { format: 'xlsx', endpoint: availabilityCalls.historyXlsx },
] as const;

function Actions({ lockerId }: { readonly lockerId: RecordId }) {
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

/** Unknown is never shown as another state. */
function Unheard({ history }: { readonly history: AvailabilityHistory }) {
  const translate = useTranslate();
  if (history.lockerSituation !== 'OFFLINE') return null;
  const { knownUntil } = history;
  return (
    <p className="note warn" role="status">
      <Icon name="offline" />
      {knownUntil === 0
        ? translate('freeBoxes.neverHeard')
        : translate('freeBoxes.unheard', { time: moment(knownUntil) })}
    </p>
  );
}

function Sizes({ history }: { readonly history: AvailabilityHistory }) {
  const translate = useTranslate();
  const sizes = sizesOf(history);
  const known = history.lockerSituation !== 'OFFLINE';
  if (sizes.length === 0)
    return <Empty title={translate('freeBoxes.none')}>{translate('freeBoxes.noneText')}</Empty>;
  return (
    <>
      <div className="size-panels stack">
        {sizes.map((size) => (
          <SizePanel key={size.name} size={size} known={known} />
        ))}
      </div>
      <DayTable sizes={sizes} />
    </>
  );
}

/** The page behind `free-boxes?id=`. */
export default function FreeBoxes(): ReactElement {
  const translate = useTranslate();
  if (!supports(availability.feature))
    return <PageNotOffered page={translate('freeBoxes.title')} />;
  const crumbs = [
    { label: translate('app.menu.lockers') },
    { label: translate('app.menu.availability'), to: listUrl('availability') },
  ];
  return (
    <RecordPage
      route={routes.freeBoxes}
      resource="availability"
      title={translate('freeBoxes.title')}
      crumbs={crumbs}
      read={({ id }) => ({
        queryKey: ['freeBoxes', id],
        queryFn: ({ signal }) => call(availabilityCalls.history, { id }, { signal }),
      })}
      columns={4}
    >
      {(history) => (
        <Page
          title={translate('freeBoxes.of', { locker: history.lockerName })}
          crumbs={crumbs}
          actions={<Actions lockerId={history.lockerId} />}
        >
          <Unheard history={history} />
          <Sizes history={history} />
        </Page>
      )}
    </RecordPage>
  );
}
