// Free boxes per size in a locker over the last days: a chart per size, and a table of the data.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import {
  availability,
  availabilityCalls,
  type AvailabilityHistory,
} from '../../../contract/lockers/availability.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { DayTable } from './DayTable.tsx';
import { PageLayout, Actions } from './PageLayout.tsx';
import { sizesOf } from './history.ts';
import { SizePanel } from './SizePanel.tsx';
import '../../ui/controls.css';
import './freeBoxes.css';
import { routes } from '../../routes/pages.ts';

/** Unknown is never shown as another state. */
function Unheard({ history }: { readonly history: AvailabilityHistory }) {
  const translate = useTranslate();
  if (history.lockerSituation !== 'OFFLINE') return null;
  const { knownUntil } = history;
  return (
    <p className="note warn free-unheard" role="status">
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
      <div className="size-panels">
        {sizes.map((size) => (
          <SizePanel key={size.name} size={size} known={known} />
        ))}
      </div>
      <DayTable sizes={sizes} />
    </>
  );
}

function ParsedInput({ id }: { readonly id: RecordId }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['freeBoxes', id],
    queryFn: ({ signal }) => call(availabilityCalls.history, { id }, { signal }),
  });
  if (data) {
    return (
      <PageLayout
        title={translate('freeBoxes.of', { locker: data.lockerName })}
        actions={<Actions lockerId={id} />}
      >
        <Unheard history={data} />
        <Sizes history={data} />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={translate('freeBoxes.title')}>
      <RecordState resource="availability" error={error} onRetry={refetch} columns={4} />
    </PageLayout>
  );
}

/** The page behind `free-boxes?id=`. */
export default function FreeBoxes(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(routes.freeBoxes);
  if (!supports(availability.feature))
    return <PageNotOffered page={translate('freeBoxes.title')} />;
  if (query) return <ParsedInput key={query.id} id={query.id} />;
  return (
    <PageLayout title={translate('freeBoxes.title')}>
      <NoRecord resource="availability" lacks={missing} />
    </PageLayout>
  );
}
