import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { useCallback } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { saveSettings } from '#web/lib/settings/saveSettings.ts';

interface StatusSwitch {
  isBusy: boolean;
  /** Activates a chatbot that is inactive, and the other way round. */
  run: (chatbot: Stored<Chatbot>) => void;
}

/** Lets a chatbot answer visitors or not, at once, and says how it went. */
export function useStatusSwitch(): StatusSwitch {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, uid } = useMembership();
  const perform = useCallback(
    async ({ id, name, status }: Stored<Chatbot>) => {
      const next = status === 'active' ? 'inactive' : 'active';
      const edits = { mine: { status: next }, base: { status } } as const;
      await saveSettings({ path: paths.chatbot(orgId, id), edits, uid });
      toast.success(t(next === 'active' ? 'chatbots.activated' : 'chatbots.deactivated', { name }));
    },
    [orgId, uid, t, toast],
  );
  return useAction(perform, t('chatbots.statusFailed'));
}
