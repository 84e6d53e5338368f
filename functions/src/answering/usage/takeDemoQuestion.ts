import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { config } from '../../kernel/platform/config.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';

/**
 * Takes one of the `LIMITS.demoQuestionsPerHour` questions that an address prefix may ask the chatbot of the home page, which
 * everybody finds. Other chatbots are none of its business. Throws `rate-limited`.
 */
export async function takeDemoQuestion(chatbotId: string, address: string, now = Date.now()): Promise<void> {
  if (chatbotId !== config().demoChatbotId) return;
  await takeRateLimit(`demo:${address}`, LIMITS.demoQuestionsPerHour, HOUR_MS, now);
}
