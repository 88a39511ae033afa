// A new deployment: the package, its target lockers, and the time.
import type { RecordId } from '../../../domain/recordId.ts';
import { readId } from '../../dataProvider/ids.ts';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Input } from '../../../contract/endpoint.ts';
import { versionCalls, type VersionLocker } from '../../../contract/terminals/versions.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { PageForm } from '../../engine/form/PageForm.tsx';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { Page } from '../../engine/Page.tsx';
import { Pending } from '../shared/Pending.tsx';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { ChosenLockersContext, type ChosenLockers } from './ChosenLockersContext.ts';
import { planDraft } from './planDraft.tsx';
import './deployment.css';
import { routes } from '../../routes/pages.ts';

const NOTHING: AnyRow = {};
const NONE: readonly RecordId[] = [];

/** The first ring contains only selected lockers: deselecting a locker removes it from the ring too. */
function inputOf(input: AnyRow): Input<typeof versionCalls.create> {
  const draft = input as Input<typeof versionCalls.create>;
  const { ring, lockerIds } = draft;
  if (!ring) return draft;
  const among = ring.lockerIds.filter((lockerId) => lockerIds.includes(lockerId));
  return { ...draft, ring: { ...ring, lockerIds: among } };
}

function DraftForm({ lockers }: { readonly lockers: readonly VersionLocker[] }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const made = useRef<RecordId>(undefined);
  const rings = supports('rollout-rings');
  const plan = useMemo(() => planDraft(rings), [rings]);
  const onSaved = useCallback(
    (saved: AnyRow) => {
      made.current = readId(String(saved['lockerVersionId']));
      const { lockerVersionName: about } = saved;
      notify('resources.versions.form.created', { type: 'success', about });
    },
    [notify],
  );
  const form = useRecordForm({
    resourceName: 'versions',
    endpoint: versionCalls.create,
    plan,
    record: NOTHING,
    lost: ['lockerVersionFileId'],
    send: async (input) => ({ ...input, ...(await call(versionCalls.create, inputOf(input))) }),
    onSaved,
    isEdit: false,
  });
  const chosen = useWatch({ control: form.control, name: 'lockerIds' });
  const { setValue } = form.methods;
  const known = useMemo<ChosenLockers>(
    () => ({
      lockers,
      chosen: (chosen as readonly RecordId[] | null) ?? NONE,
      setTimes: ({ from, until }) => {
        setValue('lockerVersionUpgradeTime', from, { shouldValidate: true });
        setValue('lockerVersionFailureTime', until, { shouldValidate: true });
      },
    }),
    [lockers, chosen, setValue],
  );
  const onward = () => {
    const { current: lockerVersionId } = made;
    if (lockerVersionId !== undefined) navigate(pageUrl(routes.deployment, { lockerVersionId }));
  };
  return (
    <ChosenLockersContext value={known}>
      <div className="panel pad form-page new-deployment">
        <PageForm
          form={form}
          nameOf={() => ''}
          onBack={() => navigate(listUrl('versions'))}
          onContinue={onward}
        />
      </div>
    </ChosenLockersContext>
  );
}

function Content() {
  const query = useCall(['deployment', 'lockers'], versionCalls.lockers, {});
  if (query.data) return <DraftForm lockers={query.data} />;
  return <Pending query={query} panel rows={6} columns={2} />;
}

/** The page behind `TerminalDeployment2`. */
export default function NewDeployment() {
  const translate = useTranslate();
  const crumbs = [{ label: translate('app.menu.terminalSoftware'), to: listUrl('versions') }];
  return (
    <Page title={translate('deployment.new')} crumbs={crumbs}>
      <Content />
    </Page>
  );
}
