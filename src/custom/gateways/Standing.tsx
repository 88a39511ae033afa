// Whether messages are being sent now, and through which gateway.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Gateway } from './gateway.ts';

interface Props {
  readonly gateway: Gateway;
  readonly record: AnyRow;
}

export function Standing({ gateway: { channel, leavesBy }, record }: Props) {
  const translate = useTranslate();
  const server = leavesBy(record);
  return (
    <span className={server === undefined ? 'badge warn' : 'badge plain'}>
      <Icon name={server === undefined ? 'pause' : 'check'} />
      {translate(`gateways.now.${channel}.${server === undefined ? 'off' : 'on'}`, { server })}
    </span>
  );
}
