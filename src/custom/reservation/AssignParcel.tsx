// Reserves boxes for a registered customer (R2.98, R2.99, R2.101, R2.102).
import Button from '@mui/material/Button';
import { type ReactElement, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { members } from '../../../contract/people/members.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { ForMember } from './recipient/ForMember.tsx';
import { Link, useNavigate } from 'react-router-dom';
import PickerField from '../../engine/fields/input/PickerField.tsx';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { SendingBanner } from '../shared/undelivered/SendingBanner.tsx';
import { useMember, memberPickers } from './recipient/lookups.ts';
import '../../ui/controls.css';
import '../../engine/list/table/cards.css';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './reservation.css';

const WAYS = ['firstLastName', 'mobile', 'username'] as const;

function Way({ by }: { by: (typeof WAYS)[number] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <PickerField
      label={translate(`resources.members.fields.${by}`)}
      picker={memberPickers[by]}
      onChoose={(member) => {
        if (member) void navigate(pageUrl(routes.assignParcel, { memberId: member.id }));
      }}
    />
  );
}

interface Props {
  /** The message above the search: no customer was named, or none has this number. */
  readonly title: string;
  readonly text: string;
}

function Lookup({ title, text }: Props) {
  const translate = useTranslate();
  return (
    <section className="panel lookup" aria-labelledby="lookup">
      <h2 id="lookup">{title}</h2>
      <p className="soft">{text}</p>
      <div className="lookupWays">
        {WAYS.map((by) => (
          <Way key={by} by={by} />
        ))}
      </div>
      <p className="line">
        <Button component={Link} to={listUrl('members')}>
          {translate('reservation.toList')}
        </Button>
        <Button component={Link} variant="text" to={pageUrl(routes.unregisteredCustomer)}>
          {translate('reservation.toUnregistered')}
        </Button>
      </p>
    </section>
  );
}

function Framed({ memberId, children }: { memberId?: RecordId | undefined; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Page
      title={translate('reservation.title')}
      fact={translate('choices.parcelType.DEPOSIT_PARCEL')}
    >
      <SendingBanner next={memberId === undefined ? undefined : { event: 'DEPOSIT', memberId }} />
      {children}
    </Page>
  );
}

function Unknown() {
  const translate = useTranslate();
  return (
    <Lookup title={translate('reservation.unknown')} text={translate('reservation.unknownText')} />
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const status = error instanceof CallError ? error.status : 0;
  if (status === 404) return <Unknown />;
  if (status === 403)
    return <Forbidden page={translate('reservation.title')} needs={members.one.needs} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function Reserving({ memberId }: { memberId: RecordId }) {
  const { data, dataUpdatedAt, error, refetch } = useMember(memberId);
  if (data)
    return <ForMember member={data} answeredAt={dataUpdatedAt} onReload={() => void refetch()} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <LoadingPanel rows={6} columns={6} />;
}

/** The page behind `AssignParcel?memberId=`. */
export default function AssignParcel(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(routes.assignParcel);
  if (missing)
    return (
      <Framed>
        <Unknown />
      </Framed>
    );
  return (
    <Framed memberId={query.memberId}>
      {query.memberId === undefined ? (
        <Lookup
          title={translate('reservation.missing')}
          text={translate('reservation.missingText')}
        />
      ) : (
        <Reserving key={query.memberId} memberId={query.memberId} />
      )}
    </Framed>
  );
}
