// Shown below a case's facts: its subjects with links, and its thread.
import type { CaseRow } from '../../../contract/operations/cases.ts';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Fact } from '../../ui/Fact.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Thread } from './Thread.tsx';
import '../../ui/controls.css';
import '../../engine/fields/input/enter.css';
import '../../ui/timeLine.css';
import './case.css';

interface FactProps {
  readonly name: 'parcelNumber' | 'lockerName' | 'boxName' | 'memberName';
  readonly text: string | null;
  readonly to: string | undefined;
  readonly opens: Guarded;
}

function LinkedFact({ name, text, to, opens }: FactProps) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const leads = text !== null && to !== undefined && canAccess(opens);
  return (
    <Fact
      label={`resources.cases.fields.${name}`}
      nothing={translate(`resources.cases.nothing.${name}`)}
    >
      {leads ? <Link to={to}>{text}</Link> : text}
    </Fact>
  );
}

function About({ row }: { readonly row: CaseRow }) {
  const translate = useTranslate();
  const { ordersId, lockerId, boxId, memberId } = row;
  const to = <V,>(id: V | null, place: (id: V) => string) => (id === null ? undefined : place(id));
  const locker = to(lockerId, (id) => pageUrl(routes.boxInfo, { id }));
  const box =
    boxId === null ? undefined : to(lockerId, (id) => pageUrl(routes.boxInfo, { id, box: boxId }));
  return (
    <section className="panel pad facts-panel">
      <h2>{translate('casePage.about')}</h2>
      <dl className="facts stack-8">
        <LinkedFact
          name="parcelNumber"
          text={row.parcelNumber}
          to={to(ordersId, (id) => pageUrl(routes.parcel, { ordersId: id }))}
          opens={parcels.one}
        />
        <LinkedFact name="lockerName" text={row.lockerName} to={locker} opens={lockers.one} />
        <LinkedFact name="boxName" text={row.boxName} to={box} opens={lockers.one} />
        <LinkedFact
          name="memberName"
          text={row.memberName}
          to={to(memberId, (id) => pageUrl(routes.member, { memberId: id }))}
          opens={members.one}
        />
      </dl>
    </section>
  );
}

export default function CasePage({ row }: { readonly row: CaseRow }) {
  return (
    <>
      <About row={row} />
      <Thread row={row} />
    </>
  );
}
