// The whole history of a parcel number, including several stays.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PARCEL_HISTORY_FEATURE } from '../../../contract/parcels/parcelHistory.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { pageAddress } from '../../engine/definePage.ts';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { NumberForm } from './NumberForm.tsx';
import { historyCheck } from './page.ts';
import { Stays } from './Stays.tsx';
import './historyCheck.css';

function Look() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { query } = usePageQuery(historyCheck);
  const asked = readParcelNumber(query?.parcelNumber ?? '');
  const ask = (parcelNumber: string) =>
    void navigate(`/app/${pageAddress(historyCheck, { parcelNumber })}`);
  return (
    <>
      <NumberForm key={asked} asked={asked} onAsk={ask} />
      {asked === '' ? (
        <StatePanel icon="search" title={translate('historyCheck.begin')}>
          {translate('historyCheck.beginText')}
        </StatePanel>
      ) : (
        <Stays parcelNumber={asked} />
      )}
    </>
  );
}

/** The page behind `HistoryCheck`. */
export default function HistoryCheck(): ReactElement {
  const translate = useTranslate();
  const title = translate('historyCheck.title');
  const there = knownCapabilities().features.includes(PARCEL_HISTORY_FEATURE);
  return (
    <Page title={title}>
      {there ? (
        <Look />
      ) : (
        <StatePanel icon="info" title={translate('app.notOffered.title', { page: title })}>
          {translate('app.notOffered.text')}
        </StatePanel>
      )}
    </Page>
  );
}
