// Tabs of a record: details and history. Without the permission there are no tabs.
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { Loading } from '../../ui/states/Loading.tsx';
import { audit } from '../../../contract/operations/audit.ts';
import { useCanAccess } from '../useCanAccess.ts';
import './history.css';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Every record has a "History" tab, given the permission and a server that announces the audit. */
function useOffersHistory(): boolean {
  return useCanAccess()(audit.list);
}

const History = lazyPart(
  () => import('./History.tsx'),
  () => <Loading rows={3} columns={2} />,
);

const SIDES = ['record', 'history'] as const;
type Side = (typeof SIDES)[number];

interface Props {
  /** The history's subject name and the record's number; without either there are no tabs. */
  readonly subject: readonly [type: string | undefined, id: RecordId | undefined];
  readonly children: ReactNode;
}

/** Entered values survive a switch of tabs: the record is only hidden. */
function BothSides({
  subject,
  children,
}: Omit<Props, 'subject'> & { readonly subject: readonly [string, RecordId] }) {
  const translate = useTranslate();
  const id = useId();
  const [side, setSide] = useState<Side>('record');
  const panel = (name: Side) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: side !== name,
  });
  return (
    <>
      <div className="tabs wrap no-print">
        <Tabs value={side} selectionFollowsFocus onChange={(_, next: Side) => setSide(next)}>
          {SIDES.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}`}
              aria-controls={`${id}-${name}-panel`}
              label={translate(`engine.history.${name}`)}
            />
          ))}
        </Tabs>
      </div>
      <div {...panel('record')}>{children}</div>
      <div {...panel('history')}>{side === 'history' && <History subject={subject} />}</div>
    </>
  );
}

/** The "History" tab of every record, shared by declared and custom pages. */
export function RecordTabs({ subject: [name, id], children }: Props) {
  const offered = useOffersHistory();
  if (offered && name !== undefined && id !== undefined)
    return <BothSides subject={[name, id]}>{children}</BothSides>;
  return children;
}
