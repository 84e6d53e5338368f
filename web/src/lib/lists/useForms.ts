import { type StoredForm, storedFormSchema } from '@parlance/domain/documents/forms/storedForm';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A chatbot's forms, the newest first, live. */
export function useForms(chatbotId: string): Live<readonly Stored<StoredForm>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.forms(orgId, chatbotId), orderBy: ['createdAt', 'desc'], limit: LIMITS.formsPerChatbot },
    storedFormSchema,
  );
}
