// Where pictures are dropped or selected. Their type is detected from their content, not their name.
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { UPLOAD_QUEUE_MAX } from '../../../domain/limits.ts';

/** File types the browser's dialog offers first; other files can still be selected and are checked. */
const OFFERED = '.gif,.jpg,.jpeg,.bmp,.png';

interface Props {
  readonly id: string;
  readonly focus: Ref<HTMLButtonElement>;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropArea({ id, focus, describedBy, onFiles }: Props) {
  const translate = useTranslate();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const rule = `${id}-rule`;
  return (
    <div {...getRootProps({ className: isDragActive ? 'drop-area over' : 'drop-area' })}>
      <input {...getInputProps({ accept: OFFERED, 'aria-label': translate('marketing.choose') })} />
      <span>{translate('marketing.drop')}</span>
      <button
        type="button"
        id={id}
        ref={focus}
        className="btn"
        aria-label={translate('marketing.choose')}
        aria-describedby={[rule, describedBy].filter(Boolean).join(' ')}
        onClick={open}
      >
        {translate('marketing.choose')}
      </button>
      <span id={rule} className="soft small">
        {translate('marketing.rule', { most: UPLOAD_QUEUE_MAX })}
      </span>
    </div>
  );
}
