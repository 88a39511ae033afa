// The live view of a locker's boxes: contents, what to check, and actions on the selected boxes.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { LockerBoxes } from './LockerBoxes.tsx';
import '../../ui/controls.css';
import './boxInfo.css';
import { routes } from '../../routes/pages.ts';

/** The page behind `box-info?id=`. */
export default function BoxInfo(): ReactElement {
  const { query, missing } = usePageQuery(routes.boxInfo);
  const translate = useTranslate();
  if (query) return <LockerBoxes key={query.id} lockerId={query.id} boxId={query.box} />;
  return (
    <Page title={translate('boxInfo.title')}>
      <NoRecord resource="lockers" lacks={missing} />
    </Page>
  );
}
