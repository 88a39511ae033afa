// A picture of a case: a thumbnail in the thread, full size in a dialog.
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { files } from '../../../contract/files.ts';
import { fileFrom } from '../../engine/fields/files/fileSource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { useBlob } from '../../engine/fields/files/useBlob.ts';

const source = fileFrom(files.preview, (fileId) => ({ fileId: String(fileId) }));
const NO_ROW: AnyRow = {};

interface Props {
  readonly fileId: string;
  readonly name: string;
}

export function CasePicture({ fileId, name }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const [large, setLarge] = useState(false);
  const { address, failed } = useBlob(source, fileId, NO_ROW);
  if (failed) return <p className="soft">{translate('engine.kinds.noPicture')}</p>;
  if (address === undefined) return <span className="case-picture" aria-busy="true" />;
  return (
    <>
      <button
        type="button"
        className="case-picture"
        aria-label={translate('casePage.large', { name })}
        onClick={() => setLarge(true)}
      >
        <img src={address} alt="" />
      </button>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        maxWidth={false}
        aria-labelledby={heading}
        className="case-large"
      >
        <img src={address} alt={name} />
        <footer>
          <span id={heading} className="soft grow cut">
            {name}
          </span>
          <button type="button" className="btn" onClick={() => setLarge(false)}>
            {translate('casePage.close')}
          </button>
        </footer>
      </Dialog>
    </>
  );
}
