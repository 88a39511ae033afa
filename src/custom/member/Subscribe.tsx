// A customer takes a subscription: which one; it is charged at the price of this moment.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { payments } from '../../../contract/payments.ts';
import type { MemberInfo } from '../../../contract/members.ts';
import { SUBSCRIPTION_SCHEMES } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { OneField } from '../parts/OneField.tsx';
import { keepsCharges } from '../parts/PaymentActs.tsx';
import { calledBy } from './names.ts';
import { useDeed } from './useDeed.ts';

type Scheme = (typeof SUBSCRIPTION_SCHEMES)[number];

interface Props {
  readonly member: MemberInfo;
}

function Asking({ member, onLeave }: Props & { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const [paymentScheme, setScheme] = useState<Scheme>('MONTHLY');
  const { memberId } = member;
  const { busy, run, refused } = useDeed(memberId, onLeave);
  const ask = () => call(payments.subscribe, { memberId, paymentScheme });
  return (
    <OneField
      title={translate('member.subscribe.title', { name: calledBy(member) })}
      label={translate('member.subscribe.field')}
      help={translate('member.subscribe.help')}
      wrong={refused}
      act={translate('member.subscribe.label')}
      busy={busy}
      onDo={() => void run({ deed: 'subscribe', ask, field: 'paymentScheme' })}
      onLeave={onLeave}
    >
      {({ id, describedBy }) => (
        <select
          id={id}
          className="inp lg"
          value={paymentScheme}
          aria-describedby={describedBy}
          aria-invalid={refused !== undefined}
          onChange={(event) =>
            setScheme(SUBSCRIPTION_SCHEMES.find((one) => one === event.target.value) ?? 'MONTHLY')
          }
        >
          {SUBSCRIPTION_SCHEMES.map((scheme) => (
            <option key={scheme} value={scheme}>
              {translate(`choices.paymentScheme.${scheme}`)}
            </option>
          ))}
        </select>
      )}
    </OneField>
  );
}

/** Nothing where the server keeps no charges, or for whoever may not make one. */
export function Subscribe({ member }: Props) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const [asked, setAsked] = useState(false);
  if (!keepsCharges() || !mayUse(payments.subscribe)) return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setAsked(true)}>
        {translate('member.subscribe.label')}
      </button>
      {asked && <Asking member={member} onLeave={() => setAsked(false)} />}
    </>
  );
}
