// The page behind `AddNewLocker`: creates or changes a locker in two steps, form and door layout.
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { checkLayoutEdit } from '../../../domain/boxes/boxChanges.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Page } from '../../engine/Page.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { copyOf } from './copyOf.ts';
import { draftPlace } from './draft.ts';
import { leanBoxes } from './lean.ts';
import { Steps } from './Steps.tsx';
import { useLocker } from './useLocker.ts';
import './lockerForm.css';

const NO_BOXES: LockerInfo['boxList'] = [];

function Framed({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Page
      title={translate('lockerForm.title')}
      crumbs={[
        { label: translate('app.menu.lockers') },
        { label: translate('app.menu.lockerList'), to: listUrl('lockers') },
      ]}
    >
      {children}
    </Page>
  );
}

interface BegunProps {
  readonly userId: RecordId;
  readonly step: 1 | 2;
  readonly locker?: LockerInfo;
  /** The locker that fills in a new one. */
  readonly source?: LockerInfo;
}

/** What the form begins with, whether or not there is a draft. */
function readOf({ locker, source }: Pick<BegunProps, 'locker' | 'source'>) {
  if (source) return { ...copyOf(source), layoutHeld: false };
  const boxes = locker?.boxList ?? NO_BOXES;
  const record = locker ? { ...locker, boxList: leanBoxes(boxes) } : {};
  return { record, boxes, layoutHeld: checkLayoutEdit(boxes) !== undefined };
}

function Begun({ userId, step, locker, source }: BegunProps) {
  const lockerId = locker?.lockerId;
  const copy = source?.lockerId;
  const beginning = useMemo(() => {
    const place = draftPlace(userId, { lockerId, copy });
    return { lockerId, source, place, draft: place.read(), ...readOf({ locker, source }) };
  }, [userId, lockerId, copy, locker, source]);
  // After the first step the second one is open, saved or not.
  const [begun, setBegun] = useState(lockerId !== undefined || beginning.draft !== undefined);
  if (step === 1 && !begun) setBegun(true);
  if (step === 2 && !begun)
    return <Navigate to={pageUrl(routes.lockerForm, { copy, step: '1' })} replace />;
  return <Steps beginning={beginning} step={step} />;
}

interface ExistingProps extends Pick<BegunProps, 'userId' | 'step'> {
  readonly lockerId: RecordId;
  /** It fills in a new locker. */
  readonly copies?: boolean;
}

function Existing({ userId, step, lockerId, copies = false }: ExistingProps) {
  const translate = useTranslate();
  const { data: locker, error, refetch } = useLocker(lockerId);
  if (locker)
    return <Begun userId={userId} step={step} {...{ [copies ? 'source' : 'locker']: locker }} />;
  const denied = { page: translate('lockerForm.title'), needs: lockerSaves.update.needs };
  return (
    <Framed>
      <RecordState resource="lockers" error={error} onRetry={refetch} denied={denied} columns={3} />
    </Framed>
  );
}

/** The page behind `AddNewLocker?id=&step=` and `AddNewLocker?copy=&step=`. */
export default function LockerForm(): ReactElement | null {
  const { query, missing } = usePageQuery(routes.lockerForm);
  const { data: user } = useGetIdentity();
  if (missing)
    return (
      <Framed>
        <NoRecord resource="lockers" />
      </Framed>
    );
  if (!user) return null;
  const step = query.step === '2' ? 2 : 1;
  const { id, copy } = query;
  const where = { userId: user.id, step } as const;
  if (id !== undefined) return <Existing key={id} {...where} lockerId={id} />;
  if (copy !== undefined)
    return <Existing key={`copy ${copy}`} {...where} lockerId={copy} copies />;
  return <Begun key="new" {...where} />;
}
