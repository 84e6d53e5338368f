import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useCallback } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useGatedSave } from '#web/lib/settings/useGatedSave.ts';

interface StatusSwitch {
  isBusy: boolean;
  /** Activates a chatbot that is inactive, and the other way round. */
  run: (chatbot: Stored<Chatbot>) => void;
}

/** Lets a chatbot answer visitors or not, at once, and says how it went. */
export function useStatusSwitch(): StatusSwitch {
  const t = useTranslate();
  const toast = useToast();
  const gatedSave = useGatedSave();
  const perform = useCallback(
    async ({ id, name, status }: Stored<Chatbot>) => {
      const next = status === 'active' ? 'inactive' : 'active';
      const saved = await gatedSave(id, { changes: { status: next }, base: { status } });
      if (saved.kind === 'held') return;
      if (saved.kind === 'conflict') toast.problem(t('settingsForm.statusConflict'));
      else toast.success(t(next === 'active' ? 'chatbots.activated' : 'chatbots.deactivated', { name }));
    },
    [gatedSave, t, toast],
  );
  return useAction(perform, t('chatbots.statusFailed'));
}
