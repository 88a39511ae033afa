// The values of the preview: from servers that support them, neutral for others.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { templateCalls, type Template } from '../../../contract/messages/templates.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

/** The values of the parcel with this number; without one, of the latest suitable parcel. */
export function useTemplateValues(
  { templateId }: Template,
  parcelNumber: string,
  language: MessageLanguage,
) {
  const canAccess = useCanAccess();
  return useQuery({
    queryKey: ['templateValues', templateId, parcelNumber, language],
    queryFn: ({ signal }) =>
      call(
        templateCalls.values,
        { templateId, language, ...(parcelNumber !== '' && { parcelNumber }) },
        { signal },
      ),
    enabled: canAccess(templateCalls.values),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export type ValuesQuery = ReturnType<typeof useTemplateValues>;
