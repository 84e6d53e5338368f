import { type IdentitySettings, identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Settings with which the tokens of a chatbot's customers are checked, live. Null where nothing was set up yet. */
export function useIdentity(chatbotId: string): Live<Stored<IdentitySettings> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.identitySettings(orgId, chatbotId), identitySettingsSchema);
}
