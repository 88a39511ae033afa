// The network's language, for pages that name the language of a message; undefined where unknown.
import { useQuery } from '@tanstack/react-query';
import { LANGUAGES_FEATURE } from '../../../contract/capabilities.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

/** Whether the server supports languages: another server of the documented endpoints does not. */
export const knowsLanguages = (): boolean => supports(LANGUAGES_FEATURE);

export function useNetworkLanguage(): MessageLanguage | undefined {
  const canAccess = useCanAccess();
  const { data } = useQuery({
    queryKey: ['networkLanguage'],
    queryFn: ({ signal }) => call(networkLanguage.read, {}, { signal }),
    enabled: canAccess(networkLanguage.read),
  });
  return data?.language;
}
