import { answer } from '@parlance/domain/contracts/answering';
import { callablePath } from '@parlance/domain/contracts/contract';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { solveProof } from '@parlance/domain/widget/solveProof';
import { wireErrorSchema } from '@parlance/domain/widget/wireError';
import * as z from 'zod';
import { afterAll, expect, it, vi } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { serveAnswer } from '../support/answering/serveAnswer.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const QUESTION = 'What does a zip repair cost?';
const replySchema = z.object({
  result: z.optional(z.object({ text: z.string() })),
  error: z.optional(z.object({ details: wireErrorSchema })),
});

const served = await serveAnswer();
const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
await teach(orgId, chatbotId, 'When are you open?', 'From 9 to 18.');

afterAll(async () => {
  vi.useRealTimers();
  await served.stop();
});

type Input = z.infer<typeof answer.input>;

async function ask(input: Partial<Input>, network = '203.0.113.7') {
  const token = createVisitorToken({ chatbotId, chatId: newId(), origin: '', channel: 'widget' });
  const data = { token, messageId: newId(), text: QUESTION, locale: 'en', ...input };
  const response = await fetch(`${served.baseUrl}/${callablePath(answer)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
    body: JSON.stringify({ data }),
  });
  const { result, error } = replySchema.parse(await response.json());
  return { data, text: result?.text, refusal: error?.details };
}

it('after many questions of one address the next takes a proof, which counts for that question alone (A-126)', async () => {
  // All of it is asked at one time: questions are counted by the ten minutes of the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  for (let count = 0; count < LIMITS.questionsBeforeProof; count += 1)
    expect((await ask({ text: 'When are you open?' })).text).toBe('From 9 to 18.');
  const { data, refusal } = await ask({});
  expect(refusal).toMatchObject({ code: 'proof-required' });
  const challenge = refusal?.challenge ?? '';
  const used = await usedMessages(orgId);
  const { token, messageId } = data;
  const wrong = { challenge, nonces: Array.from({ length: 8 }, () => 0) };
  expect((await ask({ token, messageId, proof: wrong })).refusal).toMatchObject({ code: 'proof-required' });
  expect(await usedMessages(orgId)).toBe(used);

  const proof = { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
  expect((await ask({ token, messageId, proof })).text).toContain('18 euros');
  // Once more it is the same answer, and another question is none of it.
  expect((await ask({ token, messageId, proof })).text).toContain('18 euros');
  expect((await ask({ token, proof })).refusal).toMatchObject({ code: 'proof-required' });
  expect((await ask({ messageId, proof })).refusal).toMatchObject({ code: 'proof-required' });
  expect(await usedMessages(orgId)).toBe(used + 1);
  // Others are not held up.
  expect((await ask({}, '198.51.100.7')).text).toContain('18 euros');
});
