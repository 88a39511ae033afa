// Input of a picture or document: react-admin's, whose file is uploaded at once; the form has its id.
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import {
  FileInput,
  ImageInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useController } from 'react-hook-form';
import type { FileMeaning } from '../../../../contract/scalars.ts';
import { isAborted } from '../../../dataProvider/callError.ts';
import { fileInputKeys } from '../../../ui/fileInputKeys.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { InputProps } from '../fieldType.ts';
import { Document } from '../files/document.tsx';
import { useOwnFiles } from '../files/useOwnFiles.ts';
import { Picture } from '../files/picture.tsx';
import { plain } from '../plain.ts';

interface Props extends InputProps {
  readonly meaning: FileMeaning;
}

const removeIcon = () => <Icon name="cross" />;

/** The input lies over the area: the keyboard, the labels and the errors of a form reach it. */
const over = { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' };
const sx = {
  '& .RaLabeled-label': { fontSize: 12, fontWeight: 600 },
  '& .RaFileInput-dropZone': { position: 'relative', border: '1px dashed var(--line-strong)' },
  '& :has(> :focus-visible)': { outline: '2px solid var(--accent-line)', outlineOffset: 2 },
};
const options = { noKeyboard: true };

/** Props of react-admin's input; until a chosen file is uploaded, the field keeps the earlier one. */
function useFileInput({ source, label, helperText, isRequired }: InputProps, meaning: FileMeaning) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const files = useOwnFiles(resource, meaning);
  const { field, fieldState } = useController({ name: source });
  const [state, setState] = useState<{ readonly sending?: true; readonly error?: string }>({});
  const given = useRef<AbortController>(undefined);
  useEffect(() => () => given.current?.abort(), []);
  const send = async (chosen: unknown) => {
    if (!files || !(chosen instanceof File)) return;
    given.current?.abort();
    given.current = new AbortController();
    setState({ sending: true });
    try {
      if (chosen.size > files.largest) throw new Error(translate('engine.form.fileTooLarge'));
      field.onChange(await files.send(chosen, given.current.signal));
      setState({});
    } catch (error) {
      if (isAborted(error)) return;
      setState({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  const text = state.error ?? (state.sending ? translate('engine.form.sending') : helperText);
  const shown = { ...files, label: translate(`resources.${resource}.fields.${source}`) };
  return {
    source,
    label,
    isRequired,
    removeIcon,
    options,
    sx,
    helperText: text && <span role="status">{text}</span>,
    format: (value: unknown) => plain(value) && { ...shown, value },
    parse: (file: unknown) => (file === null ? null : field.value),
    onChange: (file: unknown) => void send(file),
    inputProps: {
      ...fileInputKeys,
      accept: files?.accept,
      disabled: state.sending,
      ref: field.ref,
      style: over,
      tabIndex: 0,
      'aria-label': shown.label,
      'aria-invalid': fieldState.invalid || state.error !== undefined,
      'aria-required': isRequired,
      'aria-description': fieldState.error?.message ?? (text || undefined),
    },
  };
}

const shownOf = (Shown: typeof Picture | typeof Document) =>
  function Preview() {
    const file = useRecordContext<ComponentProps<typeof Shown>>();
    return file && <Shown {...file} />;
  };
const PicturePreview = shownOf(Picture);
const DocumentPreview = shownOf(Document);

export default function UploadInput({ meaning, ...props }: Props) {
  const input = useFileInput(props, meaning);
  return meaning === 'picture' ? (
    <ImageInput {...input}>
      <PicturePreview />
    </ImageInput>
  ) : (
    <FileInput {...input}>
      <DocumentPreview />
    </FileInput>
  );
}
