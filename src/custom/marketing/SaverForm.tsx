// The form of a screen saver, with its preview beside it.
import { useMemo, type Ref } from 'react';
import { useEvent, useNavigate, useNotify, useTranslate } from 'react-admin';
import { screenSavers, type ScreenSaverInfo } from '../../../contract/terminals/screenSavers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { PageForm } from '../../engine/form/PageForm.tsx';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow, Entry } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { Page } from '../../engine/Page.tsx';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Field } from '../../engine/declarations.ts';
import { labelled } from '../shared/labelled.tsx';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { sectionsOf } from '../../engine/sectionsOf.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { useOnce } from '../../ui/useOnce.ts';
import { listUrl } from '../../routes/route.ts';
import { PicturesInput } from './PicturesInput.tsx';
import { Thumbs } from './Thumbs.tsx';
import { PicturesOf, type Known } from './pictures.ts';
import { Preview } from './Preview.tsx';
import { usePictures } from './usePictures.ts';
import type { Begun } from './useSaver.ts';

/** As the server returned them, then what was added: the order of selection is not a change. */
const inOrder = (ids: readonly RecordId[], before: readonly RecordId[]): RecordId[] => [
  ...before.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !before.includes(id)),
];

function LockersInput({ id, focus, value, onChange, record, ...entry }: Entry) {
  const lockers = (record['lockerList'] ?? []) as ScreenSaverInfo['lockerList'];
  const before = (record[entry.field] ?? []) as readonly RecordId[];
  return (
    <div className="saver-lockers">
      <LockerChoice
        id={id}
        focus={focus as Ref<HTMLInputElement>}
        label={entry.label}
        lockers={lockers}
        chosen={value as readonly RecordId[]}
        onChange={(chosen) => onChange(inOrder(chosen, before))}
        invalid={entry.invalid}
        describedBy={entry.describedBy}
      />
    </div>
  );
}

const SECTIONS = sectionsOf([
  'name',
  'pictureSwitchingTime',
  'description',
  'notice',
  'fileId',
  'lockerId',
]);

const FIELDS: Readonly<Record<string, Field>> = {
  description: { type: 'longText' },
  notice: { type: 'longText' },
  fileId: { type: { Show: Thumbs, Input: labelled(PicturesInput) } },
  lockerId: { type: { Show: ChosenLockers, Input: labelled(LockersInput) } },
};

/** Default duration: long enough to read a picture, short enough to see the next one. */
const FIRST_SWITCHING_S = 10;

const shown = (name: string) => {
  const type = FIELDS[name]?.type;
  return typeof type === 'object' ? { Show: type.Show } : {};
};

/** The endpoint fields that a save sends. */
const planOf = (endpoint: Endpoint): readonly PlannedSection[] =>
  planForm(endpoint, SECTIONS, FIELDS).map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, ...shown(field.name) })),
  }));

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
    unknown: isNew ? undefined : unknownFields(saver, [screenSavers.one, endpoint]),
    lost: ['fileId'],
    asRead: isNew ? undefined : timeRead(record),
    isEdit: !isNew,
    onSaved: (saved) =>
      notify(isNew ? 'marketing.created' : 'marketing.updated', {
        type: 'success',
        messageArgs: { name: nameOf({ ...record, ...saved }) },
      }),
  });
}

/** A save waits until no picture is being uploaded; the queue shows the progress. */
function useSaveAfterUpload(form: RecordForm, finished: () => Promise<void>): RecordForm {
  const { busy, once } = useOnce();
  const save = useEvent(async (asRead?: number) => {
    const saved = await once(async () => {
      await finished();
      return form.save(asRead);
    });
    return saved === true;
  });
  return { ...form, save, phase: busy ? 'saving' : form.phase };
}

export function SaverForm({ saver }: { readonly saver: Begun }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { screenSaverId, name, fileList = NOTHING_KNOWN } = saver;
  const bare = useSaverForm(saver);
  const pictures = usePictures(bare.control, screenSaverId, fileList);
  const form = useSaveAfterUpload(bare, pictures.finished);
  const list = translate('resources.screenSavers.title');
  return (
    <Page
      title={
        screenSaverId === undefined
          ? translate('marketing.create')
          : translate('marketing.edit', { name })
      }
      crumbs={[{ label: list, to: listUrl('screenSavers') }]}
    >
      <RecordTabs subject={['screenSavers', screenSaverId]}>
        <PicturesOf value={pictures}>
          <div className="marketing stack">
            <div className="panel pad form-page">
              <PageForm
                form={form}
                nameOf={nameOf}
                onBack={() => navigate(listUrl('screenSavers'))}
              />
            </div>
            <Preview control={form.control} pictures={pictures.pictures} />
          </div>
        </PicturesOf>
      </RecordTabs>
    </Page>
  );
}
