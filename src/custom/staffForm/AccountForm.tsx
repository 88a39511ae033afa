// The form of an account, with its fixed values above.
import Button from '@mui/material/Button';
import { useNavigate, useTranslate } from 'react-admin';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { PageForm } from '../../engine/form/PageForm.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { FixedField } from '../shared/FixedField.tsx';
import { roleNames } from './fieldType.ts';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useId } from 'react';
import { useAccountForm, type AccountOf } from './useAccountForm.ts';

/** The values of an account that cannot be changed, of one's own also those that only others change. */
function FixedFields({ account, isOwn }: { account: StaffUser; isOwn: boolean }) {
  const translate = useTranslate();
  const { username, userStatus, mobile, startTime, endTime } = account;
  const time = (value: number | null) =>
    value === null ? translate('staffForm.noBound') : moment(value);
  const own = {
    roleId: roleNames(account),
    userStatus: translate(`choices.userStatus.${userStatus}`),
    mobile: mobile ?? '—',
    startTime: time(startTime),
    endTime: time(endTime),
  };
  return (
    <section className="fields stack">
      <h2>{translate('resources.staff.sections.account')}</h2>
      {Object.entries({ username, ...(isOwn && own) }).map(([field, value]) => (
        <FixedField
          key={field}
          label={translate(`resources.staff.fields.${field}`)}
          value={value}
        />
      ))}
    </section>
  );
}

interface Props {
  /** Why nothing was saved, as text. */
  readonly children: string;
  readonly onClose: () => void;
}

/** The alert dialog of a staff update that failed (R8.17). */
function UpdateAlert({ children, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      className="act-dialog"
      slotProps={{
        paper: {
          role: 'alertdialog',
          'aria-labelledby': `${id}-title`,
          'aria-describedby': `${id}-text`,
        },
      }}
    >
      <h2 id={`${id}-title`} className="line alarmed">
        <Icon name="stop" size={20} />
        {translate('staffForm.alert.title')}
      </h2>
      <p id={`${id}-text`}>{children}</p>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('staffForm.alert.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const personName = ({ firstName, lastName, username }: StaffUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

export function AccountForm(of: AccountOf) {
  const { type, account, isOwn } = of;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { form, alert, closeAlert } = useAccountForm(of);
  const list = translate(`resources.${type.resourceName}.title`);
  return (
    <Page
      title={account ? personName(account) : translate(`staffForm.${type.resourceName}.create`)}
      crumbs={[{ label: translate('resources.roles.section') }, { label: list, to: type.list }]}
      fact={account?.username}
    >
      <RecordTabs subject={['staff', account?.userId]}>
        <div className="panel pad form-page staffForm stack">
          {account && <FixedFields account={account} isOwn={isOwn} />}
          {isOwn && (
            <p className="note">
              <Icon name="info" />
              {translate('staffForm.own')}
            </p>
          )}
          <PageForm
            form={form}
            nameOf={() => (account ? personName(account) : '')}
            onBack={() => navigate(type.list)}
          />
        </div>
      </RecordTabs>
      {alert !== undefined && <UpdateAlert onClose={closeAlert}>{alert}</UpdateAlert>}
    </Page>
  );
}
