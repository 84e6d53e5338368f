import type { Declaration } from '@parlance/domain/documents/declarations/declaration';

/** A declaration as a webhook's server gets it: which one, of what kind and when, and nothing of who declared what. */
export function presentDeclaration(id: string, { chatbotId, kind, receivedAt }: Declaration): object {
  return { id, chatbotId, kind, receivedAt: receivedAt.toISOString() };
}
