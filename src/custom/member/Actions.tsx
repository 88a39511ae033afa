// Actions for a customer: buttons at the right of the name; in one menu on a narrow phone.
import { useGetIdentity, useTranslate } from 'react-admin';
import { type MemberInfo, members } from '../../../contract/people/members.ts';
import { SUPER_ADMIN } from '../../../domain/people/granting.ts';
import { usePageDialog } from '../shared/usePageDialog.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFirst } from '../../ui/useFirst.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { newCaseUrl } from '../shared/newCaseUrl.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';
import { ChangeStatus, ResetMobile } from './ChangeStatus.tsx';
import { cases } from '../../../contract/operations/cases.ts';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { useNavigate } from 'react-router-dom';
import { call } from '../../dataProvider/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { useMemberAction, calledBy } from './useMember.ts';

/** In button order; the most serious last. */
const ACTIONS = ['reserve', 'openCase', 'changeStatus', 'resetMobile', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

interface Offer {
  readonly icon: IconName;
  readonly grave?: boolean;
  readonly asks: Guarded;
  /** R6.3: only SUPER_ADMIN sets the edit flag of the customer detail. */
  readonly edits?: boolean;
}

const OFFERS: Readonly<Record<Action, Offer>> = {
  reserve: { icon: 'ticket', asks: parcelActions.reserve },
  openCase: { icon: 'log', asks: cases.create },
  changeStatus: { icon: 'people', asks: memberActions.changeStatus },
  resetMobile: { icon: 'edit', asks: memberActions.resetMobile, edits: true },
  remove: { icon: 'trash', grave: true, asks: members.remove },
};

/** The actions offered to a user who `canAccess` them; `edit` is the flag that only SUPER_ADMIN sets. */
const actionsFor = (canAccess: (what: Guarded) => boolean, edit: boolean): Action[] =>
  ACTIONS.filter((action) => {
    const { asks, edits = false } = OFFERS[action];
    return (edit || !edits) && canAccess(asks);
  });

function Remove({ member, onLeave }: { member: MemberInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { memberId, lastUpdatedTime: asRead } = member;
  const { busy, run } = useMemberAction(member, onLeave);
  const ask = () => call(members.remove, { memberId }, { asRead });
  const onDone = () => void navigate(listUrl('members'));
  return (
    <ConfirmDialog
      question={translate('member.remove.question', { name: calledBy(member) })}
      consequence={translate('member.remove.consequence')}
      label={translate('member.remove.label')}
      grave
      busy={busy}
      onDo={() => run({ action: 'remove', ask, onDone })}
      onLeave={onLeave}
    />
  );
}

/** As many as fit side by side on a phone. */
const ON_PHONE = 1;

/** An action on another page is a link. */
function placeOf(action: Action, { memberId }: MemberInfo): string | undefined {
  if (action === 'reserve') return pageUrl(routes.assignParcel, { memberId });
  return action === 'openCase' ? newCaseUrl({ memberId }) : undefined;
}

interface Dialog {
  readonly action: Action;
  readonly member: MemberInfo;
}

/** The dialog of the current action; its values are of the customer as shown when it opened. */
function Asking({ action, member: now, onLeave }: Dialog & { onLeave: () => void }) {
  const member = useFirst(() => now);
  const props = { member, onLeave };
  if (action === 'changeStatus') return <ChangeStatus {...props} />;
  if (action === 'resetMobile') return <ResetMobile {...props} />;
  return action === 'remove' ? <Remove {...props} /> : null;
}

/** R6.3: by the role in the session; undefined until it is known. */
function useEditFlag(): boolean | undefined {
  const { identity } = useGetIdentity();
  const roles: readonly string[] = identity?.['roles'] ?? [];
  return identity && roles.includes(SUPER_ADMIN);
}

/** Nothing where no action is permitted. */
export function Actions({ member }: { readonly member: MemberInfo }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const edit = useEditFlag();
  const phone = usePhone();
  const offered = actionsFor(canAccess, edit === true);
  const dialog = usePageDialog<'changeStatus' | 'resetMobile', Action>({
    changeStatus: offered.includes('changeStatus'),
    resetMobile: edit === undefined ? undefined : offered.includes('resetMobile'),
  });
  const onBegin = (action: Action) =>
    action === 'changeStatus' || action === 'resetMobile'
      ? dialog.open(action)
      : dialog.show(action);
  const actions = offered.map((action) => ({
    ...OFFERS[action],
    action,
    label: translate(`member.${action}.label`),
    to: placeOf(action, member),
  }));
  return (
    <>
      <ActionButtons
        actions={actions}
        most={phone ? ON_PHONE : actions.length}
        more={translate('member.more')}
        onBegin={onBegin}
      />
      {dialog.name && (
        <Asking key={dialog.name} action={dialog.name} member={member} onLeave={dialog.close} />
      )}
    </>
  );
}
