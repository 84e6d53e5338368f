import { answer } from '@parlance/domain/contracts/answering';
import { LIMITS } from '@parlance/domain/limits';
import { type Endpoint, visitorEndpoint } from '../kernel/access/endpoint.ts';
import { aiProvider } from '../ai/provider.ts';
import { createRateLimiter } from '../kernel/platform/limits/createRateLimiter.ts';
import { answerQuestion } from './answerQuestion.ts';
import { createProofGate } from './usage/createProofGate.ts';
import { takeDemoQuestion } from './usage/takeDemoQuestion.ts';

/** Replays of answered questions count here and nowhere else: hence more than an address may ask. */
const takeFromLimiter = createRateLimiter(2 * LIMITS.addressQuestionsPerMinute);

const requireProof = createProofGate();

export const answerEndpoints: readonly Endpoint[] = [
  visitorEndpoint(answer, async ({ input, who, address, signal, send }) => {
    takeFromLimiter(address);
    const { messageId, text, locale, regenerates = null, identity = null, proactive = null, proof } = input;
    requireProof({ ...who, messageId, address }, proof);
    await takeDemoQuestion(who.chatbotId, address);
    const asked = { visitor: who, address, messageId, text, locale, regenerates, identity, proactive };
    return answerQuestion({ ...asked, signal, send }, await aiProvider());
  }),
];
