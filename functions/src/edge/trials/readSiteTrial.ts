import type { SiteTrialProposal, SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { refs } from '../../kernel/platform/refs.ts';
import { requireTrial } from './requireTrial.ts';

function statusOf({ status }: Source): SiteTrialView['status'] {
  if (status === 'failed') return 'failed';
  return status === 'indexed' ? 'read' : 'reading';
}

function proposalOf(chatbot: Chatbot): SiteTrialProposal {
  const { displayName, initialMessages, conversationStarters, bubbleButtonColor, systemInstructions } = chatbot;
  return { displayName, initialMessages, conversationStarters, bubbleButtonColor, systemInstructions };
}

/** A trial as its page shows it: what was found on the website, and which pages have been read. Throws `not-found`. */
export async function readSiteTrial(key: string, now = new Date()): Promise<SiteTrialView> {
  const { orgId, chatbotId, sourceId, url, locale, expiresAt } = await requireTrial(key, now);
  const [chatbot, source, pages] = await Promise.all([
    refs.chatbot(orgId, chatbotId).get(),
    refs.source(orgId, sourceId).get(),
    refs.pages(orgId, sourceId).orderBy('fetchedAt', 'desc').limit(LIMITS.firstLookPages).get(),
  ]);
  const [found, read] = [chatbot.data(), source.data()];
  if (found === undefined || read === undefined) throw new AppError('not-found');
  return {
    chatbotId,
    host: new URL(url).host,
    locale,
    proposal: proposalOf(found),
    picture: found.profilePicture,
    status: statusOf(read),
    error: read.error,
    progress: read.progress,
    pages: pages.docs
      .map((page) => page.data())
      .filter(({ status }) => status === 'indexed')
      .map(({ url: address, title }) => ({ url: address, title })),
    expiresAt: expiresAt.getTime(),
  };
}
