import type { Org } from '@parlance/domain/documents/organizations/org';
import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import { LIMITS } from '@parlance/domain/limits';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import { readChatbot } from '../../../chatbots/readChatbot.ts';
import { linkTo } from '../../../delivery/linkTo.ts';
import { maskExcerpt } from '../../../figures/maskExcerpt.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { fillText } from '../texts/fillText.ts';
import { TEAM_TEXTS } from '../texts/TEAM_TEXTS.ts';
import type { TeamTexts } from '../texts/TeamTexts.ts';
import type { PostButton, RenderedPost } from '../rendering/RenderedPost.ts';

interface Subject {
  who: string;
  words: string;
}

/**
 * Words of a post as things are now, with personal data masked where the dashboard masks it for members. Undefined where it has nothing to say any
 * more: what it was about is deleted, or the visitor waits no longer.
 * @param isPressable True where the service takes what is pressed; a link to the inbox stands there anyway.
 */
export async function renderTeamPost(
  orgId: string,
  post: TeamPost,
  isPressable: boolean,
): Promise<RenderedPost | undefined> {
  const { chatbotId, kind, chatId, leadId } = post;
  const found = await readChatbot(orgId, chatbotId);
  const subject = await subjectOf(orgId, post);
  if (found === undefined || subject === undefined) return undefined;
  const { chatbot, org } = found;
  const texts = TEAM_TEXTS[org.locale];
  const isMasked = isMaskedFor('member', org);
  const words = isMasked ? await maskedWords(orgId, post, subject.words, org) : subject.words;
  const who = isMasked || subject.who === '' ? texts.visitor : subject.who;
  const isAgents = kind === 'joined' || kind === 'left';
  return {
    title: fillText(texts[kind], { chatbot: chatbot.name, agent: isAgents ? subject.who : '' }),
    who: kind === 'handover' || kind === 'lead' ? who : '',
    words: isAgents ? '' : words.slice(0, LIMITS.teamPostCharacters).toWellFormed(),
    buttons: buttonsOf(texts, { chatbotId, kind, chatId, leadId }, isPressable),
  };
}

async function maskedWords(
  orgId: string,
  { chatId, leadId }: TeamPost,
  excerpt: string,
  { locale }: Org,
): Promise<string> {
  return maskExcerpt(orgId, { chatId, leadId: leadId ?? undefined, excerpt }, locale);
}

async function subjectOf(
  orgId: string,
  { kind, chatId, leadId, messageId, agentUid }: TeamPost,
): Promise<Subject | undefined> {
  if (kind === 'lead') {
    const lead = leadId === null ? undefined : (await refs.lead(orgId, leadId).get()).data();
    return lead && { who: [lead.name, lead.email, lead.phone].filter(Boolean).join(' · '), words: lead.message };
  }
  const chat = chatId === null ? undefined : (await refs.chat(orgId, chatId).get()).data();
  if (chat === undefined || chatId === null) return undefined;
  if (kind === 'handover') {
    if (chat.handover?.status !== 'requested') return undefined;
    return { who: chat.identity?.name ?? '', words: chat.lastMessage };
  }
  if (kind === 'message') {
    const message = messageId === null ? undefined : (await refs.message(orgId, chatId, messageId).get()).data();
    return message && { who: '', words: message.text };
  }
  const member = agentUid === null ? undefined : (await refs.member(orgId, agentUid).get()).data();
  return { who: member?.name ?? '', words: '' };
}

function buttonsOf(
  { buttons }: TeamTexts,
  { chatbotId, kind, chatId, leadId }: Pick<TeamPost, 'chatbotId' | 'kind' | 'chatId' | 'leadId'>,
  isPressable: boolean,
): PostButton[] {
  if (kind === 'message' || kind === 'left') return [];
  const page = `/dashboard/chatbot/${chatbotId}/activity`;
  const path = kind === 'lead' ? `${page}/leads?lead=${leadId ?? ''}` : `${page}/chats?chat=${chatId ?? ''}`;
  const open = { kind: 'open', label: buttons.open, url: linkTo(path) } as const;
  if (!isPressable || chatId === null) return [open];
  const deed = kind === 'joined' ? 'leave' : 'join';
  return [{ kind: deed, label: buttons[deed], url: '' }, open];
}
