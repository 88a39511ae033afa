// A screen saver, new or existing, with its pictures, its lockers and a preview.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { Page } from '../../engine/Page.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { SaverForm } from './SaverForm.tsx';
import { useSaver } from './useSaver.ts';
import './marketing.css';
import { routes } from '../../routes/pages.ts';

function PageLayout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return <Page title={translate('marketing.title')}>{children}</Page>;
}

function Saver({ id }: { readonly id: RecordId | undefined }) {
  const { data: saver, error, refetch } = useSaver(id);
  if (saver) return <SaverForm saver={saver} />;
  return (
    <PageLayout>
      <RecordState resource="screenSavers" error={error} onRetry={refetch} rows={4} />
    </PageLayout>
  );
}

/** The page behind `bannerupload` and `bannerupload?screenSaverId=`. */
export default function BannerUpload() {
  const { query, missing } = usePageQuery(routes.bannerUpload);
  if (missing)
    return (
      <PageLayout>
        <NoRecord resource="screenSavers" />
      </PageLayout>
    );
  return <Saver key={query.screenSaverId} id={query.screenSaverId} />;
}
