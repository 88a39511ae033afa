// The form of a screen saver, with its preview beside it.
import { useMemo } from 'react';
import { useEvent, useNavigate, useNotify, useTranslate } from 'react-admin';
import { screenSavers } from '../../../contract/terminals/screenSavers.ts';
import { call } from '../../dataProvider/call.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { Page } from '../../engine/Page.tsx';
import { FIRST_SWITCHING_S, planOf } from './plan.tsx';
import { PicturesOf, type Known } from './pictures.ts';
import { SAVER_LIST } from './routes.ts';
import { Preview } from './Preview.tsx';
import { usePictures } from './usePictures.ts';
import type { Begun } from './useSaver.ts';

const NOTHING_KNOWN: Known = [];

const nameOf = (record: AnyRow): string => plain(record['name']);

/** The form's endpoint, fields and save: a new screen saver is created, a loaded one is updated. */
function useSaverForm(saver: Begun) {
  const notify = useNotify();
  const { screenSaverId } = saver;
  const isNew = screenSaverId === undefined;
  const endpoint = isNew ? screenSavers.create : screenSavers.update;
  const plan = useMemo(() => planOf(screenSavers.create), []);
  const record: AnyRow = useMemo(
    () => (isNew ? { pictureSwitchingTime: FIRST_SWITCHING_S, ...saver } : saver),
    [isNew, saver],
  );
  const given = useMemo(() => (isNew ? {} : { screenSaverId }), [isNew, screenSaverId]);
  return useRecordForm({
    resourceName: 'screenSavers',
    endpoint,
    plan,
    record,
    given,
    send: async (input, asRead) => call(endpoint, input as never, { asRead }),
    asRead: isNew ? undefined : timeRead(record),
    onSaved: (saved) =>
      notify(isNew ? 'marketing.created' : 'marketing.updated', {
        type: 'success',
        messageArgs: { name: nameOf({ ...record, ...saved }) },
      }),
  });
}

export function SaverForm({ saver }: { readonly saver: Begun }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { screenSaverId, name, fileList = NOTHING_KNOWN } = saver;
  const form = useSaverForm(saver);
  const pictures = usePictures(form.control, screenSaverId, fileList);
  const { leaving, leave } = useLeaving(form);
  const back = useEvent(() => navigate(SAVER_LIST));
  useOnward(form.phase === 'saved', back);
  const list = translate('resources.screenSavers.title');
  return (
    <Page
      title={
        screenSaverId === undefined
          ? translate('marketing.create')
          : translate('marketing.edit', { name })
      }
      crumbs={[{ label: list, to: SAVER_LIST }]}
    >
      <RecordTabs subject={['screenSavers', screenSaverId]}>
        <PicturesOf value={pictures}>
          <div className="marketing">
            <div className="panel pad form-page">
              <FormBody
                form={form}
                leaving={leaving}
                nameOf={nameOf}
                onCancel={() => leave(back)}
                onContinue={back}
              />
            </div>
            <Preview control={form.control} pictures={pictures.pictures} />
          </div>
        </PicturesOf>
      </RecordTabs>
    </Page>
  );
}
