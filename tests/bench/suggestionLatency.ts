import { answer } from '@parlance/domain/contracts/answering';
import { joinChat, sendVisitorMessage, suggestReply } from '@parlance/domain/contracts/conversations/handover';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { addDocument } from '../support/addDocument.ts';
import { admin } from '../support/admin.ts';
import { callContract } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { streamContract } from '../support/streamContract.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { untilDocument } from '../support/untilDocument.ts';
import { visitorToken } from '../support/visitorToken.ts';
import { percentiles } from './percentiles.ts';
import { serveFunction } from './serveFunction.ts';

/** With those of the warm-up no more than a member may ask for in a minute. */
const CONVERSATIONS = 16;
const WARM_UP = 4;
const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9.90 euros.\n';

/** A conversation that the owner has taken over, and whose visitor has asked on since. */
async function takenOver(orgId: string, chatbotId: string, idToken: string, round: number): Promise<string> {
  const token = await visitorToken(chatbotId);
  const messageId = newId();
  const input = { token, messageId, text: 'What does a zip repair cost?', locale: 'en' as const };
  await streamContract(answer, input, { headers: { 'X-Forwarded-For': `10.9.${round}.1` } });
  const chats = await admin.db.collection(paths.chats(orgId)).orderBy('createdAt', 'desc').limit(1).get();
  const chatId = chats.docs[0]?.id ?? '';
  await callContract(joinChat, { orgId, chatId }, idToken);
  await callContract(sendVisitorMessage, { token, messageId: newId(), text: 'How much is shipping to Austria?' });
  return chatId;
}

/**
 * Milliseconds from a member's wish to the summary and the draft, one at a time, warm, one process. The local model takes some
 * milliseconds, so this is nearly all of what comes beside a model. Target: p95 below 2,000.
 */
export async function suggestionLatency(): Promise<Record<string, unknown>> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  await addDocument(orgId, chatbotId, users.owner, 'facts.md', TEXT);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  const { idToken } = users.owner;
  const { url, stop } = await serveFunction('dashboard', suiteUrls.ports.web + 90);
  const times: number[] = [];
  let drafts = 0;
  try {
    for (let round = 0; round < CONVERSATIONS + WARM_UP; round += 1) {
      const chatId = await takenOver(orgId, chatbotId, idToken, round);
      const begun = performance.now();
      const { draft } = await callContract(suggestReply, { orgId, chatId, locale: 'en' }, idToken, url);
      if (round < WARM_UP) continue;
      times.push(performance.now() - begun);
      drafts += draft === null ? 0 : 1;
    }
  } finally {
    stop();
  }
  return { ...percentiles(times), drafts, conversations: CONVERSATIONS };
}
