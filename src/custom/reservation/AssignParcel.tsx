// Reserves boxes for a registered customer (R2.98, R2.99, R2.101, R2.102).
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { members } from '../../../contract/people/members.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
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
const WAYS_STYLE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 2,
  my: 1,
};

function Way({ by }: { by: (typeof WAYS)[number] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <PickerField
      label={translate(`resources.members.fields.${by}`)}
      picker={{ ...memberPickers[by], resourceName: 'members' }}
      onChoose={(member) => {
        if (member) void navigate(pageUrl(routes.assignParcel, { memberId: member.id }));
      }}
    />
  );
}

/** No customer was named, or none has this number. */
function Lookup({ reason }: { readonly reason: 'missing' | 'unknown' }) {
  const translate = useTranslate();
  return (
    <Stack
      component="section"
      className="panel pad"
      sx={{ gap: 1, maxWidth: 880 }}
      aria-labelledby="lookup"
    >
      <h2 id="lookup">{translate(`reservation.${reason}`)}</h2>
      <p className="soft">{translate(`reservation.${reason}Text`)}</p>
      <Box sx={WAYS_STYLE}>
        {WAYS.map((by) => (
          <Way key={by} by={by} />
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={listUrl('members')}>
          {translate('reservation.toList')}
        </Button>
        <Button component={Link} variant="text" to={pageUrl(routes.unregisteredCustomer)}>
          {translate('reservation.toUnregistered')}
        </Button>
      </Stack>
    </Stack>
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

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const status = error instanceof CallError ? error.status : 0;
  if (status === 404) return <Lookup reason="unknown" />;
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
  const { query, missing } = usePageQuery(routes.assignParcel);
  const { memberId } = missing ? {} : query;
  return (
    <Framed memberId={memberId}>
      {memberId === undefined ? (
        <Lookup reason={missing ? 'unknown' : 'missing'} />
      ) : (
        <Reserving key={memberId} memberId={memberId} />
      )}
    </Framed>
  );
}
