// The network's own settings: how long parcels are stored for nothing, and what the boxes measure.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { boxTypes } from '../../../contract/boxTypes.ts';
import { freeStoreTimeSave, lockerSettings } from '../../../contract/lockerSettings.ts';
import { call } from '../../dataProvider/call.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/kinds/kind.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../engine/states/Loading.tsx';
import { loadBoxTypes, type BoxType } from '../parts/boxTypes.ts';
import { FreeTimePanel, useFreeTime } from './FreeTimePanel.tsx';
import { SizesPanel } from './SizesPanel.tsx';
import { useSizes } from './useSizes.ts';
import '../../engine/list/list.css';
import '../../engine/form/form.css';
import '../../engine/kinds/enter/enter.css';
import './systemSetting.css';

interface Read {
  free: AnyRow;
  types: readonly BoxType[];
}

const read = async (signal: AbortSignal): Promise<Read> => {
  const [{ settingValue, lastUpdatedTime }, types] = await Promise.all([
    call(lockerSettings.freeStoreTime, {}, { signal }),
    loadBoxTypes(signal),
  ]);
  return { free: { FREE_STORE_TIME: Number(settingValue), lastUpdatedTime }, types };
};

/** Both panels are saved by themselves; whoever leaves is asked about both at once. */
function Panels({ free, types }: Read) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const time = useFreeTime(free);
  const sizes = useSizes(types);
  const changed = [...time.changed, ...(sizes.isChanged ? ['sizes'] : [])];
  const { leaving } = useLeaving({
    changed,
    phase: 'entering',
    save: async () => {
      const first = time.changed.length === 0 || (await time.save());
      return first && (!sizes.isChanged || (await sizes.save()));
    },
    isSaved: () => false,
    discard: () => {
      time.discard();
      sizes.discard();
    },
  });
  return (
    <div className="settingPanels">
      <FreeTimePanel
        form={time}
        hours={Number(free['FREE_STORE_TIME'])}
        mayEdit={mayUse(freeStoreTimeSave)}
      />
      <SizesPanel form={sizes} mayEdit={mayUse(boxTypes.update)} />
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          noun="systemSetting"
          name={translate('resources.systemSetting.title')}
          changed={changed}
        />
      )}
    </div>
  );
}

/** The page behind `systemSetting`. */
export default function SystemSetting(): ReactElement {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['systemSetting'],
    queryFn: ({ signal }) => read(signal),
    // What stands in the forms is not taken away while somebody enters it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Page title={translate('resources.systemSetting.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="panel pad form-page" aria-busy="true">
          <Loading columns={3} />
        </div>
      )}
      {data && (
        <RecordTabs subject={['settings', 1]}>
          <Panels {...data} />
        </RecordTabs>
      )}
    </Page>
  );
}
