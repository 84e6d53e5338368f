import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { unfilledPlaces } from '@parlance/domain/starts/instructionPlaces';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { type SettingsForm, useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';

/** The settings form of what decides how a chatbot answers. */
export function useAiForm(chatbot: Stored<Chatbot>): SettingsForm {
  const t = useTranslate();
  return useSettingsForm({
    chatbot,
    validate: ({ systemInstructions }) => {
      const [place] = unfilledPlaces(systemInstructions);
      // What is stored already keeps nobody from saving something else.
      if (place === undefined || systemInstructions === chatbot.systemInstructions) return {};
      return { systemInstructions: t('playground.placeLeft', { place }) };
    },
    failedText: (fields) =>
      t(fields.includes('systemInstructions') ? 'playground.instructionsFailed' : 'playground.modelFailed'),
  });
}
