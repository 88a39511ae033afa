// The page behind `box`: creates a legacy locker, or changes the one whose id follows the `?`.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { Designer } from './Designer.tsx';
import './legacyBox.css';
import { routes } from '../../routes/pages.ts';

function Stored({ id }: { readonly id: RecordId }) {
  const translate = useTranslate();
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    ['legacyBox', id],
    legacyLockers.one,
    { id },
    { ...READ_ONCE, retry: false },
  );
  if (data && isFetchedAfterMount) return <Designer locker={data} />;
  return (
    <Page title={translate('legacyBox.title')}>
      <RecordState resource="legacyLockers" error={error} onRetry={refetch} />
    </Page>
  );
}

/** The page behind `box?id=`. */
export default function LegacyBox(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(routes.legacyBox);
  if (missing)
    return (
      <Page title={translate('legacyBox.title')}>
        <NoRecord resource="legacyLockers" />
      </Page>
    );
  if (query.id === undefined) return <Designer key="new" />;
  if (!supports(legacyLockers.feature))
    return <PageNotOffered page={translate('legacyBox.title')} />;
  return <Stored key={query.id} id={query.id} />;
}
