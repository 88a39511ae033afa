// Field type: a picture, fetched with the token; small in a table, larger on a page.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';
import { NO_ROW, useOwnFiles, type OwnFiles } from './useOwnFiles.ts';
import { useBlob } from './useBlob.ts';
import '../fields.css';

interface Props extends Pick<OwnFiles, 'source'> {
  readonly value: unknown;
  /** Its alternative text. */
  readonly label: string;
}

export function Picture({ source, value, label }: Props) {
  const translate = useTranslate();
  const { address, failed } = useBlob(source, value, NO_ROW);
  if (failed) return <span className="soft">{translate('engine.kinds.noPicture')}</span>;
  if (address === undefined) return <span className="picture" aria-busy="true" />;
  return <img className="picture" src={address} alt={label} />;
}

function Show({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  const files = useOwnFiles(resourceName, 'picture');
  if (!files || typeof value !== 'string' || value === '') return null;
  const label = translate(`resources.${resourceName}.fields.${field}`);
  return <Picture source={files.source} value={value} label={label} />;
}

export const picture: FieldType = { Show };
