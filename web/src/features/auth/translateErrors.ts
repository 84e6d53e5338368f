import type { MessageId } from '#web/i18n/messageId.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** The texts of what is wrong with each field. */
export function translateErrors<F extends string>(
  errors: Partial<Record<F, MessageId>>,
  t: Translate,
): Partial<Record<F, string>> {
  const texts: Partial<Record<F, string>> = {};
  for (const field in errors) {
    const id = errors[field];
    if (id !== undefined) texts[field] = t(id);
  }
  return texts;
}
