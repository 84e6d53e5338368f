import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

/** Errors that prevent saving the messages as they are: texts by control. */
export function proactiveErrors({ proactive }: Pick<Chatbot, 'proactive'>, t: Translate): Record<string, string> {
  const errors = inputErrors(
    t,
    settingsSchema,
    { proactive },
    {
      'proactive.holdout': t('securitySettings.numberInvalid', { min: 0, max: LIMITS.proactiveHoldoutMax }),
      'proactive.rules.name': t('proactive.nameInvalid', { max: LIMITS.nameCharacters }),
      'proactive.rules.text': t('proactive.textInvalid', { max: LIMITS.proactiveTextCharacters }),
      'proactive.rules.suggestions': t('proactive.suggestionsInvalid', {
        max: LIMITS.proactiveSuggestions,
        characters: LIMITS.starterCharacters,
      }),
      'proactive.rules.pages': t('proactive.pagesInvalid', {
        max: LIMITS.proactivePages,
        wildcards: LIMITS.proactivePageWildcards,
      }),
      'proactive.rules.hours': t('leadSettings.hoursInvalid'),
    },
  );
  proactive.rules.forEach(({ trigger }, index) => {
    const control = `proactive.rules.${index}.trigger`;
    if (errors[control] === undefined) return;
    errors[control] =
      trigger.kind === 'event'
        ? t('proactive.eventInvalid', { max: LIMITS.proactiveEventCharacters })
        : t('proactive.secondsInvalid', { max: LIMITS.proactiveSecondsMax });
  });
  return errors;
}
