import { isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { refs } from '../../../kernel/platform/refs.ts';
import { blankNames } from '../../../versions/blankNames.ts';

/**
 * Takes the text of a question that is being erased out of its chatbot's releases. Of a former text only where the question has another
 * one today. Names of files and websites stay.
 */
export async function blankErased(
  orgId: string,
  { chatbotId, sourceId, source, reason }: RemovedSource,
): Promise<void> {
  if (!isWritten(source)) return;
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  // Its releases go with it.
  if (chatbot === undefined || chatbot.isDeleting) return;
  const live = (await refs.source(orgId, sourceId).get()).data()?.name;
  await blankNames(orgId, chatbotId, {
    isDoomed: ({ id, name, fingerprint }) =>
      id === sourceId && name !== live && (reason === 'removed' || fingerprint === source.fingerprint),
    names: (name) => name === source.name && name !== live,
  });
}
