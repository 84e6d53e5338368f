import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';

/** The replies that what was typed after the slash stands for: those whose shortcut begins with it before those whose title has it. */
export function matchReplies<T extends Pick<CannedReply, 'shortcut' | 'title'>>(
  replies: readonly T[],
  query: string,
): readonly T[] {
  const typed = query.normalize('NFC').toLowerCase();
  const begins = replies.filter(({ shortcut }) => shortcut.startsWith(typed));
  const named = replies.filter((reply) => !begins.includes(reply) && reply.title.toLowerCase().includes(typed));
  return [...begins, ...named];
}
