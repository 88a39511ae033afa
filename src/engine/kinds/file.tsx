// A file that is fetched with the token and saved under its own name.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../Icon.tsx';
import { useFailure } from '../useFailure.ts';
import type { FileSource } from './fileSource.ts';
import type { AnyRow, Cell, Entry, Kind } from './kind.ts';
import { plain } from './plain.ts';

const Enter = lazy(() => import('./enter/FileInput.tsx'));

function FileLink({ source, value, row }: { source: FileSource; value: unknown; row: AnyRow }) {
  const translate = useTranslate();
  const tell = useFailure();
  const name = source.named?.(row) ?? plain(value);
  const save = () => {
    download(source.endpoint, source.ask(value, row)).catch(tell);
  };
  return (
    <button
      type="button"
      className="link line"
      aria-label={translate('engine.kinds.download', { name })}
      onClick={save}
    >
      <Icon name="down2" />
      <span className="cut">{name}</span>
    </button>
  );
}

/** Its value is what the source's endpoint is asked with. */
export function file(source: FileSource): Kind {
  function Show({ value, row }: Cell) {
    if (value === null || value === undefined || value === '') return null;
    return <FileLink source={source} value={value} row={row} />;
  }
  return {
    Show,
    Enter: (entry: Entry) => (
      <Suspense fallback={null}>
        <Enter {...entry} source={source}>
          {(value) => <FileLink source={source} value={value} row={entry.record} />}
        </Enter>
      </Suspense>
    ),
  };
}
