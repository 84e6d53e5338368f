import { refs } from '../../../kernel/platform/refs.ts';
import type { ChatPlace } from '../chatPlace.ts';

/**
 * Time of an agent's last sign of life in a conversation, beside what was written: the page that is open, or typing. With two reads.
 * Undefined without one.
 */
export async function lastSignOf({ orgId, chatId }: ChatPlace, uid: string): Promise<Date | undefined> {
  const [live, viewer] = await Promise.all([refs.live(orgId, chatId).get(), refs.viewer(orgId, chatId, uid).get()]);
  const signs = [live.data()?.agentTypingAt, viewer.data()?.at].flatMap((at) => at?.getTime() ?? []);
  return signs.length === 0 ? undefined : new Date(Math.max(...signs));
}
