// An address outside the product, opened in a tab of its own that learns nothing of this one.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { Cell, FieldType } from './fieldType.ts';

/** Whether a value may be followed: http and https only, so that a link can never run a script. */
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
