import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';

const PAGE = 300;

/**
 * Deletes a chatbot's contacts whose newest token is from before `oldest`. Safe to run twice at the same time.
 * @param isLate True: what is left waits for another run.
 */
export async function expireContacts(
  { orgId, chatbotId }: { orgId: string; chatbotId: string },
  oldest: Date,
  isLate: () => boolean,
): Promise<void> {
  const old = db.collection(paths.contacts(orgId, chatbotId)).where('seenAt', '<', oldest).select().limit(PAGE);
  for (;;) {
    const page = await old.get();
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    if (page.size < PAGE || isLate()) return;
  }
}
