// Field type: an external URL, opened in a new tab without referrer or opener.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { Cell, FieldType } from './fieldType.ts';

/** Whether a URL may be opened: http and https only, so that a link cannot run a script. */
export const isFollowable = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value);

function Show({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  if (!isFollowable(value)) return null;
  return (
    <a className="line" href={value} target="_blank" rel="noopener noreferrer">
      <Icon name="right" />
      {translate(`resources.${resourceName}.fields.${field}`)}
    </a>
  );
}

export const link: FieldType = { Show };
