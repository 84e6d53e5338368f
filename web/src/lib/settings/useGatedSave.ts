import type { SettingsChange } from '@parlance/domain/documents/chatbots/settingsChange';
import { useCallback, useContext } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { GateContext } from './GateContext.ts';
import { type Saved, saveSettings } from './saveSettings.ts';

/**
 * Saves edited settings of a chatbot. Where its gate holds them back, the person sees the tests run and what fails; `held` is what comes
 * of it where they give up. Throws an `AppError`.
 */
export function useGatedSave(): (chatbotId: string, edits: SettingsChange) => Promise<Saved> {
  const passGate = useContext(GateContext);
  const { orgId } = useMembership();
  return useCallback(
    async (chatbotId, edits) => {
      const saved = await saveSettings(orgId, chatbotId, edits);
      return saved.kind === 'held' ? passGate({ chatbotId, edits }) : saved;
    },
    [orgId, passGate],
  );
}
