// The live view of a locker's boxes: contents, what to check, and actions on the selected boxes.
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { LockerBoxes } from './LockerBoxes.tsx';
import { boxInfo } from './page.ts';
import '../../ui/controls.css';
import './boxInfo.css';

/** Without the `id` parameter the page explains what is missing and links to the list. */
function Missing({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('lockers')}>
      {translate('boxInfo.toList')}
    </Button>
  );
  return (
    <Page title={translate('boxInfo.title')}>
      <StatePanel icon="search" title={translate('boxInfo.missingId')} actions={back} role="alert">
        {translate('boxInfo.missingIdText', { names: names.join(', ') })}
      </StatePanel>
    </Page>
  );
}

/** The page behind `box-info?id=`. */
export default function BoxInfo(): ReactElement {
  const { query, missing } = usePageQuery(boxInfo);
  return query ? (
    <LockerBoxes key={query.id} lockerId={query.id} boxId={query.box} />
  ) : (
    <Missing names={missing} />
  );
}
