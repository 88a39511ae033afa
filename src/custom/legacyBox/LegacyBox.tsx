// The page behind `box`: creates a legacy locker, or changes the one whose id follows the `?`.
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { Designer } from './Designer.tsx';
import { legacyBox } from './page.ts';
import '../../ui/controls.css';
import './legacyBox.css';

/** What is shown instead of the designer. */
function Instead({ title, text }: { readonly title: string; readonly text: string }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('legacyLockers')}>
      {translate('legacyBox.toList')}
    </Button>
  );
  return (
    <Page title={translate('legacyBox.title')}>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {text}
      </StatePanel>
    </Page>
  );
}

function Stored({ id }: { readonly id: RecordId }) {
  const translate = useTranslate();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['legacyBox', id],
    queryFn: ({ signal }) => call(legacyLockers.one, { id }, { signal }),
    ...READ_ONCE,
    retry: false,
  });
  if (data && isFetchedAfterMount) return <Designer locker={data} />;
  return (
    <Page title={translate('legacyBox.title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel rows={6} columns={2} />
      )}
    </Page>
  );
}

/** The page behind `box?id=`. */
export default function LegacyBox(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(legacyBox);
  if (missing)
    return (
      <Instead
        title={translate('engine.record.missing', {
          name: translate('resources.legacyLockers.name', { smart_count: 1 }),
        })}
        text={translate('problems.codes.NOT_FOUND')}
      />
    );
  if (query.id === undefined) return <Designer key="new" />;
  if (!supports(legacyLockers.feature)) {
    const title = translate('app.notOffered.title', { page: translate('legacyBox.title') });
    return <Instead title={title} text={translate('app.notOffered.text')} />;
  }
  return <Stored key={query.id} id={query.id} />;
}
