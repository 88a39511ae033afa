// The page behind `AddNewLocker`: creates or changes a locker in two steps, form and door layout.
import { useMemo, type ComponentProps, type ReactElement } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { checkLayoutEdit } from '../../../domain/boxes/boxChanges.ts';
import { Page } from '../../engine/Page.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl } from '../../routes/route.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { copyOf } from './copyOf.ts';
import { draftKey, readDraft } from './draft.ts';
import { leanBoxes } from './lean.ts';
import { Steps } from './Steps.tsx';
import { useLocker } from './useLocker.ts';
import './lockerForm.css';

const NO_BOXES: LockerInfo['boxList'] = [];

type Beginning = ComponentProps<typeof Steps>['beginning'];

/** What the form begins with, whether or not there is a draft. */
function baseOf(locker: LockerInfo | undefined, isCopy: boolean) {
  if (locker && isCopy) return { ...copyOf(locker), source: locker, layoutHeld: false };
  const boxes = locker?.boxList ?? NO_BOXES;
  const record = locker ? { ...locker, boxList: leanBoxes(boxes) } : {};
  return { record, boxes, layoutHeld: checkLayoutEdit(boxes) !== undefined };
}

/** The page behind `AddNewLocker?id=&step=` and `AddNewLocker?copy=&step=`. */
export default function LockerForm(): ReactElement | null {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(routes.lockerForm);
  const lockerId = query?.id;
  const copy = query?.copy;
  const { data: user } = useGetIdentity();
  const from = lockerId ?? copy;
  const { data: locker, error, refetch } = useLocker(from);
  const isReady = !missing && (from === undefined || locker !== undefined);
  const beginning = useMemo((): Beginning | undefined => {
    if (!user || !isReady) return undefined;
    const draftAt = draftKey(user.id, { lockerId, copy });
    const base = baseOf(locker, lockerId === undefined);
    return { lockerId, draftAt, draft: readDraft(draftAt), ...base };
  }, [user, isReady, lockerId, copy, locker]);
  if (beginning)
    return (
      <Steps key={beginning.draftAt} beginning={beginning} step={query?.step === '2' ? 2 : 1} />
    );
  if (isReady) return null;
  const denied = { page: translate('lockerForm.title'), needs: lockerSaves.update.needs };
  const state = { error, denied, onRetry: refetch, columns: 3 };
  return (
    <Page
      title={translate('lockerForm.title')}
      crumbs={[
        { label: translate('app.menu.lockers') },
        { label: translate('app.menu.lockerList'), to: listUrl('lockers') },
      ]}
    >
      {missing ? <NoRecord resource="lockers" /> : <RecordState resource="lockers" {...state} />}
    </Page>
  );
}
