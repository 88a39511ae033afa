// Selects or drops a picture or a file, and uploads it at once; its status is beside it.
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isAborted } from '../../../dataProvider/callError.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { useFileDrop } from '../../../ui/useFileDrop.ts';
import type { Entry } from '../fieldType.ts';
import type { OwnFiles } from '../files/useOwnFiles.ts';

interface Props extends Entry {
  readonly files: OwnFiles;
  /** Renders the current value. */
  readonly children: (value: unknown) => ReactNode;
}

type State = { readonly sending: boolean; readonly error: string };

function useSending({ files, onChange }: Pick<Props, 'files' | 'onChange'>) {
  const translate = useTranslate();
  const [state, setState] = useState<State>({ sending: false, error: '' });
  const given = useRef<AbortController>(undefined);
  useEffect(() => () => given.current?.abort(), []);
  const start = async (chosen: File) => {
    if (chosen.size > files.largest) {
      setState({ sending: false, error: translate('engine.form.fileTooLarge') });
      return;
    }
    given.current?.abort();
    const mine = new AbortController();
    given.current = mine;
    setState({ sending: true, error: '' });
    try {
      onChange(await files.send(chosen, mine.signal));
      setState({ sending: false, error: '' });
    } catch (error) {
      if (isAborted(error)) return;
      setState({ sending: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  return { ...state, start };
}

export default function FileInput(props: Props) {
  const translate = useTranslate();
  const { sending, error, start } = useSending(props);
  const { value, children } = props;
  const drop = useFileDrop(([file]) => file && void start(file), sending);
  const empty = value === null || value === undefined || value === '';
  return (
    <div {...drop.area('file-entry')}>
      {!empty && children(value)}
      <FileButton drop={drop} accept={props.files.accept} entry={props}>
        {translate('engine.form.chooseFile')}
      </FileButton>
      {!empty && !props.required && (
        <Button variant="text" size="small" onClick={() => props.onChange(null)}>
          {translate('engine.form.removeOne', { name: props.label })}
        </Button>
      )}
      <span className={error ? 'msg bad' : 'msg'} role="status">
        {error || (sending ? translate('engine.form.sending') : '')}
      </span>
    </div>
  );
}
