// The network's settings: free storage time, reminders, language, and box sizes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { freeStoreTimeSave, lockerSettings } from '../../../contract/lockers/lockerSettings.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { Pending } from '../shared/Pending.tsx';
import { loadBoxTypes, type BoxType } from '../shared/boxTypes.ts';
import { OneSetting } from '../shared/oneSetting/OneSetting.tsx';
import { OpenSettings } from '../shared/oneSetting/OpenSettings.tsx';
import { useOneSetting } from '../shared/oneSetting/useOneSetting.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { remindersField } from './remindersField.tsx';
import { saveSizes, sizesOf } from './sizes.ts';
import { sizesField } from './sizesField.tsx';
import { SizesTable } from './SizesTable.tsx';
import '../../engine/list/list.css';
import './systemSetting.css';

interface Read {
  free: AnyRow;
  types: readonly BoxType[];
  /** Undefined where the server has no such endpoints. */
  schedule: Output<typeof reminders.read> | undefined;
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

const resourceName = 'systemSetting';

/** Each panel is saved separately. */
function Panels({ free, types, schedule, written }: Read) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const queries = useQueryClient();
  const time = useOneSetting({
    resourceName,
    endpoint: freeStoreTimeSave,
    field: 'FREE_STORE_TIME',
    record: free,
  });
  const reminderForm = useOneSetting({
    resourceName,
    endpoint: reminders.save,
    field: 'hoursBefore',
    record: schedule,
    type: remindersField,
  });
  const language = useOneSetting({
    resourceName,
    endpoint: networkLanguage.save,
    field: 'language',
    record: written,
    onSaved: () => void queries.invalidateQueries({ queryKey: ['networkLanguage'] }),
  });
  const read = useMemo(() => sizesOf(types), [types]);
  const sizes = useOneSetting({
    resourceName,
    endpoint: boxTypes.update,
    field: 'boxTypeList',
    record: read,
    type: sizesField,
    send: saveSizes(types),
  });
  return (
    <div className="settingPanels stack">
      <OneSetting
        title={translate('resources.systemSetting.freeTime')}
        form={time}
        value={translate('resources.systemSetting.hours', {
          smart_count: Number(free['FREE_STORE_TIME']),
        })}
        mayEdit={canAccess(freeStoreTimeSave)}
      />
      {schedule && (
        <OneSetting
          title={translate('resources.systemSetting.fields.hoursBefore')}
          text={translate('reminders.text')}
          form={reminderForm}
          value={<remindersField.Show value={schedule.hoursBefore} />}
          mayEdit={canAccess(reminders.save)}
        />
      )}
      {written && (
        <OneSetting
          title={translate('resources.systemSetting.languageOfMessages')}
          form={language}
          value={translate(`choices.language.${written.language}`)}
          mayEdit={canAccess(networkLanguage.save)}
        />
      )}
      <OneSetting
        title={translate('resources.systemSetting.fields.boxTypeList')}
        text={translate('resources.systemSetting.sizesText')}
        form={sizes}
        value={<SizesTable types={types} sizes={types} />}
        mayEdit={canAccess(boxTypes.update)}
      />
      <OpenSettings
        forms={[time, reminderForm, language, sizes]}
        resourceName={resourceName}
        title={translate('resources.systemSetting.title')}
      />
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
