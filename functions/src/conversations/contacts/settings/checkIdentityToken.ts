import type { checkIdentityToken as contract } from '@parlance/domain/contracts/contacts/identity';
import { SECOND_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import type * as z from 'zod/mini';
import { refs } from '../../../kernel/platform/refs.ts';
import { keysOf } from '../tokens/keysOf.ts';
import { verifyIdentityToken } from '../tokens/verifyIdentityToken.ts';

/** Checks an identity token as `identifyVisitor` does, but for its website and its use. Stores nothing. Throws `not-found`. */
export async function checkIdentityToken(
  { orgId, chatbotId, identityToken }: z.infer<typeof contract.input>,
  now = new Date(),
): Promise<z.infer<typeof contract.output>> {
  if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
  const keys = keysOf((await refs.identityKeys(orgId, chatbotId).get()).data(), now);
  const { fault, claims } = await verifyIdentityToken(identityToken, { keys, chatbotId, now });
  if (fault !== null) return { fault, contact: null };
  const { subject, name, email, attributes, sites, expiresAt } = claims;
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / SECOND_MS));
  return { fault: null, contact: { subject, name, email, attributes, sites: [...sites], seconds } };
}
