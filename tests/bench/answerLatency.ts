import { answer } from '@parlance/domain/contracts/answering';
import { saveQa } from '@parlance/domain/contracts/sources/sources';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { addDocument } from '../support/addDocument.ts';
import { callContract } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { streamContract } from '../support/streamContract.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { untilDocument } from '../support/untilDocument.ts';
import { visitorToken } from '../support/visitorToken.ts';
import { percentiles } from './percentiles.ts';
import { serveFunction } from './serveFunction.ts';

const QUESTIONS = 60;
const WARM_UP = 10;
const VERIFIED = 'Do you have wheelchair access?';
const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9.90 euros.\n';

/** Questions per chat and per address, so that each asks no more than a person does. */
const QUESTIONS_PER_CHAT = 10;

interface Timed {
  first: number[];
  total: number[];
}

async function time(chatbotId: string, questions: readonly string[], baseUrl: string): Promise<Timed> {
  const timed: Timed = { first: [], total: [] };
  let token = '';
  for (let i = 0; i < QUESTIONS + WARM_UP; i += 1) {
    if (i % QUESTIONS_PER_CHAT === 0) token = await visitorToken(chatbotId);
    const text = questions[i % questions.length] ?? '';
    const headers = { 'X-Forwarded-For': `10.${Math.floor(i / QUESTIONS_PER_CHAT)}.0.1` };
    const started = performance.now();
    const input = { token, messageId: newId(), text, locale: 'en' as const };
    const { chunks, times } = await streamContract(answer, input, { baseUrl, headers });
    const position = chunks.findIndex(({ type }) => type === 'text');
    if (i < WARM_UP) continue;
    timed.first.push(times[position] ?? Number.NaN);
    timed.total.push(performance.now() - started);
  }
  return timed;
}

/**
 * Milliseconds from a question to the first text and to the end, one visitor at a time, warm, one process. The local model
 * takes about a millisecond, so the first token is nearly all overhead. Targets: p50 below 80, p95 below 200; for an answer
 * that the business wrote itself, p50 below 100 to the last byte.
 */
export async function answerLatency(): Promise<Record<string, unknown>> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  await addDocument(orgId, chatbotId, users.owner, 'facts.md', TEXT);
  const sourceId = newId();
  const qa = { orgId, chatbotId, sourceId, question: VERIFIED, answer: 'Yes, on both floors.' };
  await callContract(saveQa, qa, users.owner.idToken);
  await untilDocument(paths.source(orgId, sourceId), sourceSchema, ({ status }) => status === 'indexed');
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  const { url, stop } = await serveFunction('answer', suiteUrls.ports.web + 90);
  try {
    const written = await time(chatbotId, ['What does a zip repair cost?', 'How much is shipping to Austria?'], url);
    const verified = await time(chatbotId, [VERIFIED], url);
    return {
      firstText: percentiles(written.first),
      total: percentiles(written.total),
      verifiedTotal: percentiles(verified.total),
      messages: 2 * QUESTIONS,
    };
  } finally {
    stop();
  }
}
