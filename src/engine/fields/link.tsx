// Field type: an external URL, opened in a new tab without referrer or opener.
import { UrlField, useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';

/** Whether a URL may be opened: http and https only, so that a link cannot run a script. */
export const isFollowable = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value);

function Show({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  if (!isFollowable(value)) return null;
  return (
    <UrlField
      record={{ [field]: value }}
      source={field}
      content={translate(`resources.${resourceName}.fields.${field}`)}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}

export const link: FieldType = { Show };
