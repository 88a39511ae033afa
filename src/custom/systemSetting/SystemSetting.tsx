// The network's settings: free storage time, reminders, language, and box sizes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { freeStoreTimeSave, lockerSettings } from '../../../contract/lockers/lockerSettings.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { Pending } from '../shared/Pending.tsx';
import { loadBoxTypes, type BoxType } from '../shared/boxTypes.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { RemindersPanel } from './RemindersPanel.tsx';
import { OneSetting, useOneSetting } from './OneSetting.tsx';
import { SizesPanel } from './SizesPanel.tsx';
import { useReminders, type Schedule } from './useReminders.ts';
import { useSizes } from './useSizes.ts';
import '../../engine/list/list.css';
import './systemSetting.css';

interface Read {
  free: AnyRow;
  types: readonly BoxType[];
  /** Undefined where the server has no such endpoints. */
  schedule: Schedule | undefined;
  written: Output<typeof networkLanguage.read> | undefined;
}

/** The client calls undocumented endpoints only where the server supports the feature. */
const keepsReminders = (): boolean => supports(reminders.read.feature);

const read = async (signal: AbortSignal): Promise<Read> => {
  const [{ settingValue, lastUpdatedTime }, types, schedule, written] = await Promise.all([
    call(lockerSettings.freeStoreTime, {}, { signal }),
    loadBoxTypes(signal),
    keepsReminders() ? call(reminders.read, {}, { signal }) : undefined,
    knowsLanguages() ? call(networkLanguage.read, {}, { signal }) : undefined,
  ]);
  const free = { FREE_STORE_TIME: Number(settingValue), lastUpdatedTime };
  return { free, types, schedule, written };
};

/** Each panel is saved separately; leaving the page asks about all unsaved changes at once. */
function Panels({ free, types, schedule, written }: Read) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const queries = useQueryClient();
  const time = useOneSetting(freeStoreTimeSave, 'FREE_STORE_TIME', free);
  const sizes = useSizes(types);
  const reminderForm = useReminders(schedule);
  const language = useOneSetting(networkLanguage.save, 'language', written, () => {
    void queries.invalidateQueries({ queryKey: ['networkLanguage'] });
  });
  const changed = [
    ...time.changed,
    ...(reminderForm.isChanged ? ['reminders'] : []),
    ...language.changed,
    ...(sizes.isChanged ? ['sizes'] : []),
  ];
  const { leaving } = useLeaving({
    changed,
    phase: 'entering',
    save: async () => {
      const first = time.changed.length === 0 || (await time.save());
      const second = first && (!reminderForm.isChanged || (await reminderForm.save()));
      const third = second && (language.changed.length === 0 || (await language.save()));
      return third && (!sizes.isChanged || (await sizes.save()));
    },
    isSaved: () => false,
    discard: () => {
      time.discard();
      reminderForm.discard();
      language.discard();
      sizes.discard();
    },
  });
  return (
    <div className="settingPanels">
      <OneSetting
        title={translate('resources.systemSetting.freeTime')}
        form={time}
        value={translate('resources.systemSetting.hours', {
          smart_count: Number(free['FREE_STORE_TIME']),
        })}
        mayEdit={canAccess(freeStoreTimeSave)}
      />
      {schedule && <RemindersPanel form={reminderForm} mayEdit={canAccess(reminders.save)} />}
      {written && (
        <OneSetting
          title={translate('resources.systemSetting.languageOfMessages')}
          form={language}
          value={translate(`choices.language.${written.language}`)}
          mayEdit={canAccess(networkLanguage.save)}
        />
      )}
      <SizesPanel form={sizes} mayEdit={canAccess(boxTypes.update)} />
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          resourceName="systemSetting"
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
    ...READ_ONCE,
  });
  return (
    <Page title={translate('resources.systemSetting.title')}>
      <Pending query={{ data, error, refetch }} panel columns={3} />
      {data && (
        <RecordTabs subject={['settings', 1]}>
          <Panels {...data} />
        </RecordTabs>
      )}
    </Page>
  );
}
