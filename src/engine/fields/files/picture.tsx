// Field type: a picture, fetched with the token; small in a table, larger on a page.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';
import { useOwnFiles, type OwnFiles } from './useOwnFiles.ts';
import { useBlob } from './useBlob.ts';
import '../fields.css';

interface Props extends Pick<OwnFiles, 'readFile'> {
  readonly value: string;
  /** Its alternative text. */
  readonly label: string;
  readonly className?: string;
}

export function Picture({ readFile, value, label, className = 'picture' }: Props) {
  const translate = useTranslate();
  const { address, failed } = useBlob(readFile, value);
  if (failed) return <span className="soft">{translate('engine.kinds.noPicture')}</span>;
  if (address === undefined) return <span className={className} aria-busy="true" />;
  return <img className={className} src={address} alt={label} />;
}

function Show({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  const files = useOwnFiles(resourceName, 'picture');
  if (!files || typeof value !== 'string' || value === '') return null;
  const label = translate(`resources.${resourceName}.fields.${field}`);
  return <Picture readFile={files.readFile} value={value} label={label} />;
}

export const picture: FieldType = { Show };
