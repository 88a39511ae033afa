// The pictures of a form, live: uploads, moves and removals update the form's own field.
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useEvent, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { screenSaverCalls } from '../../../contract/terminals/screenSavers.ts';
import { RELOAD_MAX_MS } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { reloadsPage } from '../../../domain/terminals/uploadQueue.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { upload } from '../../dataProvider/upload.ts';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { pictureTypeOf } from '../shared/pictureTypeOf.ts';
import { moved } from '../shared/Sortable/SortableList.tsx';
import { picturesOf, type Known, type Pictures, type Refused, type Picture } from './pictures.ts';
import { pictureError } from '../../../domain/terminals/pictures.ts';
import { useFirst } from '../../ui/useFirst.ts';
import { makeUploader, type Send } from './uploader.ts';

const isDouble = (file: File, there: readonly File[]): boolean =>
  there.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  );

/** Splits files into those that can be added to the existing pictures, and those that cannot. */
async function sorted(
  files: readonly File[],
  pictures: readonly Picture[],
): Promise<{ taken: File[]; refused: Refused[] }> {
  const taken: File[] = [];
  const refused: Refused[] = [];
  const types = await Promise.all(files.map(pictureTypeOf));
  for (const [index, file] of files.entries()) {
    const here = pictures.flatMap((picture) => (picture.file ? [picture.file] : []));
    const sizes = [...pictures.map(({ size }) => size), ...taken.map(({ size }) => size)];
    const error = isDouble(file, [...here, ...taken])
      ? 'double'
      : pictureError({ size: file.size, type: types[index] }, sizes);
    if (error) refused.push({ name: file.name, error });
    else taken.push(file);
  }
  return { taken, refused };
}

const sendTo =
  (screenSaverId: RecordId | undefined): Send =>
  async (file, sending) => {
    const fields = screenSaverId === undefined ? {} : { screenSaverId: String(screenSaverId) };
    const { result } = await upload(screenSaverCalls.uploadImage, file, fields, sending);
    if (result === null) throw new CallError({ status: 502, time: Date.now() }, '');
    return result;
  };

/**
 * An upload without any success reloads the page (R4.65), once its message could be read (R9.11). Unsaved input
 * is confirmed first, as always.
 */
function useReload(over: boolean): void {
  useEffect(() => {
    if (!over) return undefined;
    const wait = setTimeout(() => window.location.reload(), RELOAD_MAX_MS);
    return () => clearTimeout(wait);
  }, [over]);
}

const NONE: readonly Refused[] = [];

export function usePictures(
  control: RecordForm['control'],
  screenSaverId: RecordId | undefined,
  known: Known,
): Pictures {
  const translate = useTranslate();
  const { field } = useController({ control, name: 'fileId' });
  const value = field.value as readonly string[];
  const latest = useRef(value);
  const change = useEvent((next: readonly string[]) => {
    latest.current = next;
    field.onChange(next);
  });
  const onSent = useEvent((key: string, fileId: string) => {
    change(latest.current.map((id) => (id === key ? fileId : id)));
  });
  const uploader = useFirst(() => makeUploader(sendTo(screenSaverId), onSent));
  const { fileOf, keyOf } = uploader;
  const queue = useSyncExternalStore(uploader.listen, uploader.queue);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => () => uploader.stop(), [uploader]);
  useReload(reloadsPage(queue));
  const { items } = queue;
  // It is read during rendering, where an effect event must not be called.
  const nameOf = useCallback(
    (place: number) => translate('marketing.picture', { place }),
    [translate],
  );
  const pictures = useMemo(
    () => picturesOf(value, { known, items, fileOf, keyOf, nameOf }),
    [value, known, items, fileOf, keyOf, nameOf],
  );
  const adding = useMutation({
    mutationFn: (files: readonly File[]) => sorted(files, pictures),
    onSuccess: ({ taken }) => {
      if (taken.length > 0) change([...latest.current, ...uploader.add(taken)]);
    },
  });
  return {
    pictures,
    queue,
    refused: adding.data?.refused ?? NONE,
    add: adding.mutate,
    dispatch: (event) => {
      const isLost = (id: string) => items.some(({ key, state }) => key === id && state !== 'sent');
      if (event.type === 'confirmed') change(latest.current.filter((id) => !isLost(id)));
      uploader.dispatch(event);
    },
    finished: uploader.finished,
    move: (from, to) => change(moved(latest.current, from, to)),
    remove: ({ id, key }) => {
      change(latest.current.filter((one) => one !== id));
      uploader.dispatch({ type: 'removed', key });
    },
    closeRefused: adding.reset,
  };
}
