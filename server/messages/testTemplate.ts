// Tests a template: sends it to one address, with neutral values and no data of a real parcel.
import type { Template } from '../../contract/messages/templates.ts';
import { textFor } from '../../domain/messages/languages.ts';
import type { MessageLanguage } from '../../domain/limits.ts';
import { neutralTexts, testAddress } from '../../domain/messages/templateRules.ts';
import { fillTemplate } from '../../domain/messages/templates.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { sendTest } from './sendTest.ts';

/** The recipient. Rejects anything but a mobile number or a single e-mail address (R5.39). */
function addressFor(channel: Template['templateType'], entered: string): string {
  const address = testAddress(channel, entered);
  if (address === undefined)
    throw badInput('notifyAddress', channel === 'MAIL' ? 'address' : 'malformed');
  return address;
}

/**
 * Sends the saved template, enabled or not, and waits for the outcome; throws the errors of `sendTest`.
 * @param entered a mobile number or an e-mail address, depending on the template's type
 * @param language the language to send, if the template has a text in it
 */
export async function testTemplate(
  context: RequestContext,
  template: Template,
  entered: string,
  language: MessageLanguage,
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
