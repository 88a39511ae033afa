// Subscribes a customer to a scheme, charged at the current price.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { payments } from '../../../contract/parcels/payments.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { SUBSCRIPTION_SCHEMES } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import { usePageDialog } from '../shared/usePageDialog.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { OneField } from '../shared/OneField.tsx';
import { useSchemePrices } from '../shared/useSchemePrices.ts';
import { useMemberAction, calledBy } from './useMember.ts';

type Scheme = (typeof SUBSCRIPTION_SCHEMES)[number];

interface Props {
  readonly member: MemberInfo;
}

/** The current price of each; a scheme that is not for sale is shown but disabled. */
function useOptions() {
  const translate = useTranslate();
  const { isSold, amountOf } = useSchemePrices();
  const labelOf = (one: Scheme) => {
    const scheme = translate(`choices.paymentScheme.${one}`);
    const amount = amountOf(one);
    if (!isSold(one)) return translate('member.subscribe.notSold', { scheme });
    return amount ? translate('member.subscribe.costs', { scheme, amount }) : scheme;
  };
  return SUBSCRIPTION_SCHEMES.map((one) => (
    <option key={one} value={one} disabled={!isSold(one)}>
      {labelOf(one)}
    </option>
  ));
}

function Asking({ member, onLeave }: Props & { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const { isSold } = useSchemePrices();
  const options = useOptions();
  const [chosen, setChosen] = useEntered<Scheme | undefined>('scheme', undefined);
  const { memberId } = member;
  const { busy, run, refused } = useMemberAction(member, onLeave);
  const paymentScheme = chosen ?? SUBSCRIPTION_SCHEMES.find((one) => isSold(one));
  const subscribe = () => {
    if (paymentScheme === undefined) return;
    const ask = () => call(payments.subscribe, { memberId, paymentScheme });
    run({ action: 'subscribe', ask, field: 'paymentScheme' });
  };
  return (
    <OneField
      title={translate('member.subscribe.title', { name: calledBy(member) })}
      label={translate('member.subscribe.field')}
      help={translate('member.subscribe.help')}
      wrong={paymentScheme ? refused : translate('member.subscribe.noneSold')}
      action={translate('member.subscribe.label')}
      busy={busy}
      onDo={subscribe}
      onLeave={onLeave}
      field={{
        value: paymentScheme ?? '',
        onChange: ({ target }) =>
          setChosen(SUBSCRIPTION_SCHEMES.find((one) => one === target.value)),
        children: paymentScheme
          ? options
          : [
              <option key="none" value="">
                {translate('engine.form.choose')}
              </option>,
              ...options,
            ],
      }}
    />
  );
}

/** Nothing where the server has no charges, or for users who may not create one. */
export function Subscribe({ member }: Props) {
  const translate = useTranslate();
  const may = useCanAccess()(payments.subscribe);
  const { name, open, close } = usePageDialog({ subscribe: may });
  if (!may) return null;
  return (
    <>
      <Button onClick={() => open('subscribe')}>{translate('member.subscribe.label')}</Button>
      {name && <Asking member={member} onLeave={close} />}
    </>
  );
}
