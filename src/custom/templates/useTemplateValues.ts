// The values of the preview: from servers that support them, neutral for others.
import { keepPreviousData } from '@tanstack/react-query';
import { templateCalls, type Template } from '../../../contract/messages/templates.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { useCall } from '../../engine/useCall.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

/** The values of the parcel with this number; without one, of the latest suitable parcel. */
export function useTemplateValues(
  { templateId }: Template,
  parcelNumber: string,
  language: MessageLanguage,
) {
  const canAccess = useCanAccess();
  return useCall(
    ['templateValues', templateId, parcelNumber, language],
    templateCalls.values,
    { templateId, language, ...(parcelNumber !== '' && { parcelNumber }) },
    { enabled: canAccess(templateCalls.values), placeholderData: keepPreviousData, retry: false },
  );
}

export type ValuesQuery = ReturnType<typeof useTemplateValues>;
