// The import of a calendar: choose a file, preview its invalid rows, confirm.
import { useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { holidayCalendar, type ReadRows } from '../../../contract/lockers/holidayCalendar.ts';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { HOLIDAY_FILE_ENDINGS, HOLIDAY_FILE_MAX_BYTES } from '../../../domain/lockers/holidays.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import { upload } from '../../dataProvider/upload.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** Whether the server stores holidays as records and previews a calendar before saving it. */
export const keepsHolidays = (): boolean => supports(holidays.feature);

/** R5.42. */
const isWorkbook = ({ name }: File): boolean =>
  (HOLIDAY_FILE_ENDINGS as readonly string[]).includes(
    name.slice(name.lastIndexOf('.') + 1).toLowerCase(),
  );

/** The state of an import. `why` explains what is wrong with the file as a whole. */
export type Step =
  | { readonly at: 'choosing'; readonly why?: string | undefined }
  | { readonly at: 'reading' | 'chosen'; readonly file: File }
  | { readonly at: 'read' | 'keeping'; readonly file: File; readonly rows: ReadRows | undefined };

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** @param onKept called once a calendar has been saved, with its first day where the server returns the saved days */
export function useCalendar(onKept: (first: string | undefined) => void) {
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ at: 'choosing' });
  const { once } = useOnce();

  /** `why` is a message key, or the server's own message. */
  const refuse = (error: unknown) => {
    if (isAborted(error)) return;
    notify('holidaySetting.failed', { type: 'error' });
    setStep({ at: 'choosing', why: reasonOf(error) });
  };
  const choose = useEvent(async (file: File, format: string, tooLarge: string) => {
    if (!isWorkbook(file)) return setStep({ at: 'choosing', why: format });
    if (file.size > HOLIDAY_FILE_MAX_BYTES) return setStep({ at: 'choosing', why: tooLarge });
    if (!keepsHolidays()) return setStep({ at: 'chosen', file });
    setStep({ at: 'reading', file });
    try {
      setStep({ at: 'read', file, rows: await upload(holidayCalendar.read, file, {}) });
    } catch (error) {
      refuse(error);
    }
  });
  const send = async () => {
    if (step.at !== 'read' && step.at !== 'chosen') return;
    const { file } = step;
    setStep({ at: 'keeping', file, rows: step.at === 'read' ? step.rows : undefined });
    try {
      const kept = await upload(holidayCalendar.upload, file, {});
      notify('holidaySetting.success', { type: 'success', about: file.name });
      setStep({ at: 'choosing' });
      onKept(kept.holidays?.[0]?.date);
    } catch (error) {
      refuse(error);
    }
  };
  const keep = useEvent(() => once(send));
  return { step, choose, keep, drop: () => setStep({ at: 'choosing' }) };
}

export type Calendar = ReturnType<typeof useCalendar>;
