// Field type: a document, downloaded under its own name by an authenticated request.
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { download } from '../../../dataProvider/call.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFailure } from '../../useFailure.ts';
import type { Cell, FieldType } from '../fieldType.ts';
import { useOwnFiles, type OwnFiles } from './useOwnFiles.ts';

interface Props extends Pick<OwnFiles, 'readFile'> {
  readonly value: string;
  readonly label: string;
}

export function Document({ readFile, value, label }: Props) {
  const translate = useTranslate();
  const showError = useFailure();
  const save = () => {
    download(readFile, { fileId: value }).catch(showError);
  };
  return (
    <Link
      component="button"
      type="button"
      className="line"
      aria-label={translate('engine.kinds.download', { name: label })}
      onClick={save}
    >
      <Icon name="down2" />
      <span className="cut">{label}</span>
    </Link>
  );
}

function Show({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  const files = useOwnFiles(resourceName, 'document');
  if (!files || typeof value !== 'string' || value === '') return null;
  const label = translate(`resources.${resourceName}.fields.${field}`);
  return <Document readFile={files.readFile} value={value} label={label} />;
}

export const document: FieldType = { Show };
