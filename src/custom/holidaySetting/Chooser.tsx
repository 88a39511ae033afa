// Input for a calendar file, by drop or file dialog, with the error of the last one.
import { useDropzone } from 'react-dropzone';
import { useTranslate } from 'react-admin';
import { HOLIDAY_FILE_ENDINGS, HOLIDAY_FILE_MAX_BYTES } from '../../../domain/lockers/holidays.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  busy: boolean;
  why: string | undefined;
  onChoose: (file: File, format: string, tooLarge: string) => void;
}

const MB = 1024 * 1024;

export function Chooser({ busy, why, onChoose }: Props) {
  const translate = useTranslate();
  // The name is checked here, so that a wrong file gets the product's own message.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: ([file]) =>
      file &&
      onChoose(
        file,
        translate('holidaySetting.format'),
        translate('holidaySetting.tooLarge', { size: HOLIDAY_FILE_MAX_BYTES / MB }),
      ),
  });
  return (
    <div {...getRootProps({ className: isDragActive ? 'calendarDrop over' : 'calendarDrop' })}>
      <input {...getInputProps({ 'aria-label': translate('holidaySetting.choose') })} />
      <Icon name="cal" size={24} />
      <p>{translate('holidaySetting.drop')}</p>
      <button type="button" className="btn" disabled={busy} onClick={open}>
        {translate(busy ? 'holidaySetting.reading' : 'holidaySetting.choose')}
      </button>
      <p className="small soft">
        {translate('holidaySetting.shape', { endings: HOLIDAY_FILE_ENDINGS.join(', ') })}
      </p>
      {why && (
        <p className="msg bad" role="alert">
          <Icon name="stop" />
          {why}
        </p>
      )}
    </div>
  );
}
