import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { formText } from '@parlance/domain/forms/formText';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import { refs } from '../../kernel/platform/refs.ts';

/** Entries of the chat's menu for the forms that are on, the oldest first. Reads none where the chatbot has none there. */
export async function formEntries(
  chatbotId: string,
  { orgId, hasForms }: Pick<Widget, 'orgId' | 'hasForms'>,
  locale: Locale,
): Promise<WidgetConfig['desk']> {
  if (!hasForms) return [];
  const { docs } = await refs.forms(orgId, chatbotId).orderBy('createdAt').limit(LIMITS.formsPerChatbot).get();
  return docs.flatMap((found) => {
    const { title, isOn, isInMenu } = found.data();
    return isOn && isInMenu ? { label: formText(locale, title), formId: found.id } : [];
  });
}
