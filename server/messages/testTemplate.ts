// Tries a template out: it goes to one address, with neutral texts in it, and nothing of anybody's parcel.
import type { Template } from '../../contract/messages/templates.ts';
import { textFor } from '../../domain/messages/languages.ts';
import type { Language } from '../../domain/limits.ts';
import { neutralTexts, testAddress } from '../../domain/messages/templateRules.ts';
import { fillTemplate } from '../../domain/messages/templates.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { sendTest } from './sendTest.ts';

/** Where it goes. Refuses what is no mobile number, or no one address (R5.39). */
function addressFor(channel: Template['templateType'], entered: string): string {
  const address = testAddress(channel, entered);
  if (address === undefined)
    throw badInput('notifyAddress', channel === 'MAIL' ? 'address' : 'malformed');
  return address;
}

/**
 * Sends it as it is saved, enabled or not, and waits for what comes of it; refuses as `sendTest` does.
 * @param entered a mobile number or an e-mail address, as the template's type has it
 * @param language in which it is sent, where the template has a text in it
 */
export async function testTemplate(
  context: RequestContext,
  template: Template,
  entered: string,
  language: Language,
): Promise<void> {
  const { templateId, templateType: channel, placeholderList } = template;
  const { templateTitle, templateContent } = textFor(template, language, language);
  const filled = (text: string) => fillTemplate(text, neutralTexts(placeholderList));
  await sendTest(context, {
    channel,
    address: addressFor(channel, entered),
    title: filled(templateTitle),
    text: filled(templateContent),
    subject: ['templates', templateId],
  });
}
