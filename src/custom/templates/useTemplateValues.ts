// What fills the preview: asked of a server that offers it, neutral of others.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { templateCalls, type Template } from '../../../contract/messages/templates.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** The texts of the parcel with this number; of the last one that fits where none is named. */
export function useTemplateValues({ templateId }: Template, parcelNumber: string) {
  return useQuery({
    queryKey: ['templateValues', templateId, parcelNumber],
    queryFn: ({ signal }) =>
      call(
        templateCalls.values,
        { templateId, ...(parcelNumber !== '' && { parcelNumber }) },
        { signal },
      ),
    enabled: knownCapabilities().features.includes(templateCalls.values.feature),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export type AskedValues = ReturnType<typeof useTemplateValues>;
