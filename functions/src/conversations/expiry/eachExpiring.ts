import { paths } from '@parlance/domain/paths';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';

const PAGE = 100;

/** A chatbot that keeps something for a time. */
export interface ExpiringChatbot {
  orgId: string;
  chatbotId: string;
  /** Document of the chatbot. */
  data: unknown;
}

/**
 * Runs `expire` for each chatbot of a query, one after the other, and says where the next slice goes on. One that fails is logged as
 * `event` and holds up no other: the people behind the next chatbot were promised the same.
 */
export async function eachExpiring(
  query: Query,
  slice: Slice,
  event: 'conversations not deleted' | 'leads not deleted' | 'declarations not deleted' | 'submissions not deleted',
  expire: (chatbot: ExpiringChatbot) => Promise<void>,
): Promise<Rest> {
  const limited = query.limit(PAGE);
  let { cursor } = slice;

  async function tryToExpire(chatbot: QueryDocumentSnapshot): Promise<void> {
    const { id: chatbotId, ref } = chatbot;
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.chatbot(orgId, chatbotId)) return;
    await withLogContext({ orgId, chatbotId }, async () => {
      try {
        await expire({ orgId, chatbotId, data: chatbot.data() });
      } catch (error) {
        logEvent(event, {}, error);
      }
    });
  }

  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const chatbot of page.docs) {
      await tryToExpire(chatbot);
      // Not behind this chatbot: some of what it has may be left.
      if (slice.isOver()) return { cursor };
      cursor = chatbot.ref.path;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}
