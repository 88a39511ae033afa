// The fixed values of an account: its login name and, of one's own, role, status, mobile and time.
import { useTranslate } from 'react-admin';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { roleNames } from './fieldType.ts';

function Fact({ field, value }: { readonly field: string; readonly value: string }) {
  const translate = useTranslate();
  return (
    <div>
      <dt className="lab">{translate(`resources.staff.fields.${field}`)}</dt>
      <dd className="inp lg staffKept">
        <span className="cut">{value}</span>
        <Icon name="lock" />
      </dd>
    </div>
  );
}

export function Kept({ account, isOwn }: { account: StaffUser; isOwn: boolean }) {
  const translate = useTranslate();
  const { username, userStatus, mobile, startTime, endTime } = account;
  const time = (value: number | null) =>
    value === null ? translate('staffForm.noBound') : moment(value);
  return (
    <section className="staffKeptGroup">
      <h2>{translate('resources.staff.sections.account')}</h2>
      <dl className="staffKeptList">
        <Fact field="username" value={username} />
        {isOwn && (
          <>
            <Fact field="roleId" value={roleNames(account)} />
            <Fact field="userStatus" value={translate(`choices.userStatus.${userStatus}`)} />
            <Fact field="mobile" value={mobile ?? '—'} />
            <Fact field="startTime" value={time(startTime)} />
            <Fact field="endTime" value={time(endTime)} />
          </>
        )}
      </dl>
    </section>
  );
}
