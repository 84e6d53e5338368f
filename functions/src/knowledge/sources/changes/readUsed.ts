import { answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { addDays } from '@parlance/domain/time/calendarDay';
import { messagesOfDay } from '@parlance/domain/queries/messages';
import type { UsedPassages } from './changedBySource.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

const rowSchema = answerMessageSchema.pick({ role: true, passages: true, citations: true });
const DAYS = 7;

/**
 * Reads what the answers of a chatbot drew on, of the seven days up to `today` (yyyy-mm-dd by the organization's clock), the
 * newest days first: at most `LIMITS.answersCompared` messages are read.
 */
export async function readUsed(orgId: string, chatbotId: string, today: string): Promise<UsedPassages[]> {
  const used: UsedPassages[] = [];
  let left: number = LIMITS.answersCompared;
  for (let before = 0; before < DAYS && left > 0; before += 1) {
    const page = await groupQueryOf(messagesOfDay, { chatbotId, day: addDays(today, -before) })
      .select('role', 'passages', 'citations')
      .limit(left)
      .get();
    left -= page.size;
    for (const found of page.docs) {
      const answer = rowSchema.safeParse(found.data()).data;
      const chatId = found.ref.parent.parent?.id;
      if (answer === undefined || chatId === undefined || !found.ref.path.startsWith(`${paths.chats(orgId)}/`))
        continue;
      const cited = answer.citations.map(({ sourceId }) => sourceId);
      used.push({ chatId, cited, chunkIds: answer.passages.map(({ chunkId }) => chunkId) });
    }
  }
  return used;
}
