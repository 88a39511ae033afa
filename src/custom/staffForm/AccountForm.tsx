// The form of an account, with its fixed values above.
import { useEvent, useNavigate, useTranslate } from 'react-admin';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { Kept } from './Kept.tsx';
import { UpdateAlert } from './UpdateAlert.tsx';
import { useAccountForm, type AccountOf } from './useAccountForm.ts';

const personName = ({ firstName, lastName, username }: StaffUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

export function AccountForm(of: AccountOf) {
  const { kind, account, isOwn } = of;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { form, alert, closeAlert } = useAccountForm(of);
  const { leaving, leave } = useLeaving(form);
  const back = useEvent(() => navigate(kind.list));
  useOnward(form.phase === 'saved', back);
  const list = translate(`resources.${kind.resourceName}.title`);
  return (
    <Page
      title={account ? personName(account) : translate(`staffForm.${kind.resourceName}.create`)}
      crumbs={[{ label: translate('resources.roles.section') }, { label: list, to: kind.list }]}
      {...(account && { fact: account.username })}
    >
      <RecordTabs subject={['staff', account?.userId]}>
        <div className="panel pad form-page staffForm">
          {account && <Kept account={account} isOwn={isOwn} />}
          {isOwn && (
            <p className="note">
              <Icon name="info" />
              {translate('staffForm.own')}
            </p>
          )}
          <FormBody
            form={form}
            leaving={leaving}
            nameOf={() => (account ? personName(account) : '')}
            onCancel={() => leave(back)}
            onContinue={back}
          />
        </div>
      </RecordTabs>
      {alert !== undefined && <UpdateAlert onClose={closeAlert}>{alert}</UpdateAlert>}
    </Page>
  );
}
