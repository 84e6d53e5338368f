import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';

type Known = Pick<Chat, 'identity' | 'handover'>;

const knownSchema = chatSchema.pick({ identity: true, handover: true });

/**
 * The conversations that days quote questions of, with who their visitors are: of the newest `LIMITS.maskedQuotes` questions, so that
 * a long period does not read without end. One that is gone says nothing of anybody.
 */
export async function quotedChats(orgId: string, days: readonly Stats[]): Promise<ReadonlyMap<string, Known>> {
  const newest = days
    .flatMap(({ unanswered }) => Object.values(unanswered))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, LIMITS.maskedQuotes);
  const ids = [...new Set(newest.map(({ chatId }) => chatId))];
  if (ids.length === 0) return new Map();
  const chats = await db.getAll(...ids.map((id) => db.doc(paths.chat(orgId, id))), {
    fieldMask: ['identity', 'handover'],
  });
  return new Map(
    chats.map((chat) => [chat.id, knownSchema.safeParse(chat.data()).data ?? { identity: null, handover: null }]),
  );
}
