// A screen saver, new or existing, with its pictures, its lockers and a preview.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../domain/recordId.ts';
import { isMissing } from '../../dataProvider/callError.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { bannerUpload } from './page.ts';
import { SaverForm } from './SaverForm.tsx';
import { useSaver } from './useSaver.ts';
import './marketing.css';

/** The page without a screen saver: it does not exist, or the URL names none. */
function NotFound() {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('screenSavers')}>
      {translate('marketing.toList')}
    </Button>
  );
  return (
    <StatePanel
      icon="search"
      title={translate('engine.record.missing', {
        name: translate('resources.screenSavers.name', { smart_count: 1 }),
      })}
      actions={back}
      role="alert"
    >
      {translate('problems.codes.NOT_FOUND')}
    </StatePanel>
  );
}

function PageLayout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return <Page title={translate('marketing.title')}>{children}</Page>;
}

function Saver({ id }: { readonly id: RecordId | undefined }) {
  const { data: saver, error, refetch } = useSaver(id);
  if (saver) return <SaverForm saver={saver} />;
  if (isMissing(error))
    return (
      <PageLayout>
        <NotFound />
      </PageLayout>
    );
  return (
    <PageLayout>
      {error === null ? (
        <LoadingPanel rows={4} columns={2} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageLayout>
  );
}

/** The page behind `bannerupload` and `bannerupload?screenSaverId=`. */
export default function BannerUpload() {
  const { query, missing } = usePageQuery(bannerUpload);
  if (missing)
    return (
      <PageLayout>
        <NotFound />
      </PageLayout>
    );
  return <Saver key={query.screenSaverId} id={query.screenSaverId} />;
}
