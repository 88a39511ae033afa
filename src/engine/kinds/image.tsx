// A picture, fetched with the token and shown as a blob.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { FileSource } from './fileSource.ts';
import type { AnyRow, Cell, Entry, Kind } from './kind.ts';
import { useBlob } from './useBlob.ts';

const Enter = lazy(() => import('./enter/FileInput.tsx'));

interface Props {
  readonly source: FileSource;
  readonly value: unknown;
  readonly row: AnyRow;
  readonly words: string;
}

function Picture({ source, value, row, words }: Props) {
  const translate = useTranslate();
  const { address, failed } = useBlob(source, value, row);
  if (failed) return <span className="soft">{translate('engine.kinds.noPicture')}</span>;
  if (address === undefined) return <span className="picture" aria-busy="true" />;
  return <img className="picture" src={address} alt={words} />;
}

/** Its value is what the source's endpoint is asked with. */
export function image(source: FileSource): Kind {
  function Show({ value, row, noun, field }: Cell) {
    const translate = useTranslate();
    if (value === null || value === undefined || value === '') return null;
    const words = source.named?.(row) ?? translate(`resources.${noun}.fields.${field}`);
    return <Picture source={source} value={value} row={row} words={words} />;
  }
  return {
    Show,
    Enter: (entry: Entry) => (
      <Suspense fallback={null}>
        <Enter {...entry} source={source}>
          {(value) => (
            <Picture source={source} value={value} row={entry.record} words={entry.label} />
          )}
        </Enter>
      </Suspense>
    ),
  };
}
