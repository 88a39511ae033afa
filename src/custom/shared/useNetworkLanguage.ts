// The network's language, for pages that name the language of a message; undefined where unknown.
import { LANGUAGES_FEATURE } from '../../../contract/capabilities.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

/** Whether the server supports languages: another server of the documented endpoints does not. */
export const knowsLanguages = (): boolean => supports(LANGUAGES_FEATURE);

export function useNetworkLanguage(): MessageLanguage | undefined {
  const canAccess = useCanAccess();
  const { data } = useCall(
    ['networkLanguage'],
    networkLanguage.read,
    {},
    { enabled: canAccess(networkLanguage.read) },
  );
  return data?.language;
}
