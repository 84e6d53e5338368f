import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * True where an organization has passages that were not compared or marked yet, or contradictions or muted passages that may be gone. Its
 * chatbots and at most two more reads.
 */
export async function hasTextsToCompare(orgId: string): Promise<boolean> {
  const chatbots = await refs.chatbots(orgId).get();
  if (chatbots.docs.some((found) => found.data().markedTo !== null || found.data().muted.length > 0)) return true;
  const signs = [
    db.collection(paths.chunks(orgId)).where('toCompare', '==', true).select(),
    refs.contradictions(orgId).where('state', 'in', ['open', 'settled']),
  ];
  for (const sign of signs) if (!(await sign.limit(1).get()).empty) return true;
  return false;
}
