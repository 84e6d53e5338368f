import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import type { AgentMessage } from '@parlance/domain/documents/chats/message';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { webHref } from '@parlance/domain/markdown/safeHref';
import type { Citation } from '@parlance/domain/widget/answerStream';
import { shownAnswer } from '../../answering/shownAnswer.ts';
import { attachedFile } from '../../conversations/attachedFile.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { OutgoingFile } from '../connection/Adapter.ts';
import { CHANNEL_TEXTS } from '../texts/CHANNEL_TEXTS.ts';

/** Sources that stand below an answer: those that are web pages, each once. */
const MAX_SOURCES = 3;

export type Rendered = RenderedText | { kind: 'file'; file: OutgoingFile; discloses: false; isAutomatic: false };

interface RenderedText {
  kind: 'text';
  markdown: string;
  /** True of the first message that a chatbot writes in an exchange: it says that it is one. */
  discloses: boolean;
  /** The chatbot wrote it, and no person. */
  isAutomatic: boolean;
}

/** A message as it stands in the conversation now: text in markdown, or a file. Undefined where that, or the message, is gone. */
export async function renderOutbound(
  orgId: string,
  { chatbotId, chatId, messageId, notice, leadId }: Outbound,
  { disclosedAt, replyTo }: Thread,
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
  if (notice !== null) return { kind: 'text', markdown: texts.notices[notice], discloses: false, isAutomatic: true };
  if (message?.role === 'agent') {
    // The first mail to a lead answers none that they have: what they wrote in the chat stands below it.
    const quoted = leadId === undefined || replyTo.messageIds.length > 0 ? '' : await wordsOf(orgId, leadId);
    return renderAgents({ orgId, chatId, messageId }, message, quoted);
  }
  if (message?.role !== 'assistant') return undefined;
  const { text, citations } = shownAnswer(message);
  const discloses = disclosedAt === null;
  const intro = widget.handover.isOffered ? `${texts.intro} ${texts.person}` : texts.intro;
  const opening = discloses ? [intro.replace('{name}', widget.orgName)] : [];
  const markdown = [...opening, text, ...sourcesOf(citations, texts.sources)].join('\n\n');
  return { kind: 'text', markdown, discloses, isAutomatic: true };
}

async function renderAgents(
  place: { orgId: string; chatId: string; messageId: string },
  message: AgentMessage,
  quoted: string,
): Promise<Rendered | undefined> {
  if (message.attachment === null) {
    const markdown = quoted === '' ? message.text : `${message.text}\n\n${quoted.replaceAll(/^/gm, '> ')}`;
    return { kind: 'text', markdown, discloses: false, isAutomatic: false };
  }
  const stored = await attachedFile(place, message);
  if (stored === null || stored === undefined) return undefined;
  const { type, width, height } = message.attachment;
  const file = { name: message.text, type, width, height, bytes: Buffer.from(stored.data, 'base64') };
  return { kind: 'file', file, discloses: false, isAutomatic: false };
}

async function wordsOf(orgId: string, leadId: string): Promise<string> {
  return (await refs.lead(orgId, leadId).get()).data()?.message ?? '';
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
