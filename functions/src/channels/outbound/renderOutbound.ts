import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { webHref } from '@parlance/domain/markdown/safeHref';
import type { Citation } from '@parlance/domain/widget/answerStream';
import { shownAnswer } from '../../answering/shownAnswer.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { CHANNEL_TEXTS } from '../texts/CHANNEL_TEXTS.ts';

/** Sources that stand below an answer: those that are web pages, each once. */
const MAX_SOURCES = 3;

interface Rendered {
  markdown: string;
  /** True of the first message that a chatbot writes in an exchange: it says that it is one. */
  discloses: boolean;
  /** The chatbot wrote it, and no person. */
  isAutomatic: boolean;
}

/** Text of a message in markdown, as it stands in the conversation now. Undefined where that, or the message, is gone. */
export async function renderOutbound(
  orgId: string,
  { chatbotId, chatId, messageId, notice }: Outbound,
  { disclosedAt }: Thread,
): Promise<Rendered | undefined> {
  const [chat, message, widget] = await Promise.all([
    refs
      .chat(orgId, chatId)
      .get()
      .then((found) => found.data()),
    refs
      .message(orgId, chatId, messageId)
      .get()
      .then((found) => found.data()),
    refs
      .widget(chatbotId)
      .get()
      .then((found) => found.data()),
  ]);
  if (chat === undefined || widget === undefined) return undefined;
  const texts = CHANNEL_TEXTS[chat.locale];
  if (notice !== null) return { markdown: texts.notices[notice], discloses: false, isAutomatic: true };
  if (message?.role === 'agent') return { markdown: message.text, discloses: false, isAutomatic: false };
  if (message?.role !== 'assistant') return undefined;
  const { text, citations } = shownAnswer(message);
  const discloses = disclosedAt === null;
  const intro = widget.handover.isOffered ? `${texts.intro} ${texts.person}` : texts.intro;
  const opening = discloses ? [intro.replace('{name}', widget.orgName)] : [];
  return {
    markdown: [...opening, text, ...sourcesOf(citations, texts.sources)].join('\n\n'),
    discloses,
    isAutomatic: true,
  };
}

function sourcesOf(citations: readonly Citation[], title: string): string[] {
  const pages = new Map<string, string>();
  for (const { url, sourceName, heading } of citations) {
    const href = url === null ? undefined : webHref(url);
    if (href !== undefined && !pages.has(href)) pages.set(href, (heading || sourceName).replaceAll(/[[\]()]/g, ''));
  }
  if (pages.size === 0) return [];
  const lines = [...pages].slice(0, MAX_SOURCES).map(([href, name]) => `- [${name}](${href})`);
  return [`${title}\n${lines.join('\n')}`];
}
