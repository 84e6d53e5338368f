import { requestHandover, sendVisitorMessage } from '@parlance/domain/contracts/conversations/handover';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { takeRateLimit } from '../../../functions/src/kernel/platform/limits/takeRateLimit.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';

const chatbotId = await offeringChatbot((await makeOrg()).orgId);

/** Uses up what is left of a limit but one, in this window and, should that begin meanwhile, in the next one. */
async function useUp(key: string, limit: number, windowMs: number): Promise<void> {
  const now = Date.now();
  for (let use = 1; use < limit; use += 1) {
    await takeRateLimit(key, limit, windowMs, now);
    await takeRateLimit(key, limit, windowMs, now + windowMs);
  }
}

describe('the limits of a conversation with an agent', () => {
  it('let a visitor ask ten times an hour, and not once more', async () => {
    const visitor = newVisitor(chatbotId);
    const token = createVisitorToken(visitor);
    const request = () => ({ token, handoverId: newId(), name: '', email: '', locale: 'en' }) as const;
    await useUp(`requestHandover:chat:${visitor.chatId}`, 10, 3_600_000);
    expect((await callContract(requestHandover, request())).minutes).toBe(5);
    expect((await postRaw(requestHandover.name, request())).code).toBe('rate-limited');
  });

  it('let a visitor write as often as ask the chatbot, and not once more', async () => {
    const visitor = newVisitor(chatbotId);
    const message = () => ({ token: createVisitorToken(visitor), messageId: newId(), text: 'Hi' });
    await useUp(`sendVisitorMessage:chat:${visitor.chatId}`, LIMITS.chatQuestionsPerMinute, 60_000);
    expect((await postRaw(sendVisitorMessage.name, message())).code).toBe('chat-not-taken-over');
    expect((await postRaw(sendVisitorMessage.name, message())).code).toBe('rate-limited');
  });
});
