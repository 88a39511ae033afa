// Links for one selected box: why it cannot be booked, and a case about it.
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { audit } from '../../../contract/operations/audit.ts';
import { cases } from '../../../contract/operations/cases.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { listUrl } from '../../routes/route.ts';
import { newCaseUrl } from '../shared/newCaseUrl.ts';
import { WhyBox } from './WhyBox.tsx';

export interface BoxWay {
  readonly key: 'why' | 'history' | 'openCase';
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
}

/** The links for the single selected box and the dialog one of them opens; none when several are selected. */
export function useBoxWays(
  lockerId: RecordId,
  chosen: readonly Box[],
): { ways: readonly BoxWay[]; why: ReactNode } {
  const translate = useTranslate();
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const mayOpenCase = canAccess(cases.create);
  const [requested, setRequested] = useState<RecordId>();
  const why = requested !== undefined && (
    <WhyBox boxId={requested} onLeave={() => setRequested(undefined)} />
  );
  const [box, other] = chosen;
  if (!box || other) return { ways: [], why };
  const way = (key: BoxWay['key'], icon: IconName, run: () => void): BoxWay => ({
    key,
    icon,
    label: translate(`boxWays.${key}`),
    run,
  });
  const { boxId, name } = box;
  const history = listUrl('audit', { subjectType: 'box', subjectId: String(boxId) });
  const toCase = () =>
    void navigate(newCaseUrl({ lockerId, boxName: name }), { state: { within: true } });
  const ways = [
    ...(canAccess(boxWhy.read) ? [way('why', 'info', () => setRequested(boxId))] : []),
    ...(canAccess(audit.list) ? [way('history', 'late', () => void navigate(history))] : []),
    ...(mayOpenCase ? [way('openCase', 'log', toCase)] : []),
  ];
  return { ways, why };
}
