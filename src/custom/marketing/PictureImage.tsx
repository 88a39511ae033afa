// One picture: a stored one is fetched with the token, a local one is read from the file.
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { files } from '../../../contract/files.ts';
import { useBlob } from '../../engine/fields/files/useBlob.ts';

/** Reads the file while the picture is mounted. */
function LocalImage({ name, file }: { name: string; file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={name} />;
}

interface Props {
  readonly name: string;
  readonly fileId?: string | undefined;
  readonly file?: File | undefined;
}

export function PictureImage({ name, fileId, file }: Props) {
  const translate = useTranslate();
  const stored = useBlob(files.preview, file ? undefined : fileId);
  if (file) return <LocalImage name={name} file={file} />;
  if (stored.failed)
    return <span className="soft small">{translate('engine.kinds.noPicture')}</span>;
  if (stored.address === undefined) return <span className="picture-wait" aria-busy="true" />;
  return <img src={stored.address} alt={name} />;
}
