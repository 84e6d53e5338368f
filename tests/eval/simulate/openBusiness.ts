import { LIMITS } from '@parlance/domain/limits';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import type { Answer } from '../../../functions/src/answering/answer.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { projectWidget } from '../../../functions/src/chatbots/projectWidget.ts';
import { readChatbot } from '../../../functions/src/chatbots/readChatbot.ts';
import { readResult } from '../../../functions/src/answering/actions/calling/readResult.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { startUnstored } from '../../../functions/src/quality/evals/runs/startUnstored.ts';
import { makeAction } from '../../functions/support/actions/makeAction.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';
import type { Business, Conversation } from './Business.ts';

interface OpenBusiness {
  /** Begins a conversation with its chatbot: the function sends a message. */
  talk: (conversation: Conversation) => (text: string) => Promise<Answer>;
}

/** Founds a business on the emulators, whose chatbot has read its documents and answers, and has its actions. */
export async function openBusiness(business: Business, provider: AiProvider): Promise<OpenBusiness> {
  const { language, documents, answers, actions } = business;
  const orgId = newId();
  const org = orgSchema.parse({
    name: business.business,
    timezone: 'Europe/Berlin',
    locale: language,
    ownerUid: 'owner',
    plan: 'pro',
    trialEndsAt: null,
    businessType: 'retail',
    country: 'DE',
    chatbotCount: 1,
    memberCount: 1,
    createdAt: new Date(),
  });
  await admin.db.doc(paths.org(orgId)).set(org);
  const chatbotId = await makeChatbot(orgId);
  for (const { name, markdown } of documents)
    await ingestSource(orgId, await makeSource(orgId, chatbotId, markdown, { name }), provider);
  for (const answer of answers) await ingestSource(orgId, await makeQa(orgId, chatbotId, answer), provider);
  for (const { parameters, ...action } of actions) {
    await makeAction(orgId, chatbotId, {
      ...action,
      url: `https://shop.example/${action.name}`,
      parameters: parameters.map((one) => ({
        ...one,
        type: 'string',
        maxLength: LIMITS.argumentCharacters,
        filledBy: '',
      })),
    });
  }
  await syncWidget(orgId, chatbotId);
  const found = await readChatbot(orgId, chatbotId);
  if (found === undefined) throw new Error('There is no chatbot.');
  const widget = projectWidget(orgId, found.org, found.chatbot);
  const { signal } = new AbortController();
  return {
    talk: (conversation) => {
      const start = { locale: language, turns: [], recordings: recordingsOf(conversation) };
      return startUnstored(start, { chatbotId, widget, signal, now: new Date() }, provider);
    },
  };
}

/** Recordings as the chatbot reads what a server answers. */
function recordingsOf({ recordings }: Conversation) {
  return recordings.map(({ action, values, result }) => ({
    action,
    arguments: Object.entries(values).map(([parameter, value]) => ({ parameter, value })),
    result:
      result === null
        ? null
        : (readResult({ type: 'application/json', body: Buffer.from(JSON.stringify(result)) }) ?? ''),
  }));
}
