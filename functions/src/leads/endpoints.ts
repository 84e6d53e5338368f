import { submitContact as submitContactContract } from '@parlance/domain/contracts/leads';
import { visitorTokenSecret } from '../platform/config.ts';
import { visitorCallable } from '../access/defineCallable.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { submitContact as submitContactCase } from './submitContact.ts';

export const submitContact = visitorCallable(
  submitContactContract,
  async ({ input, who, address }) => {
    await takeRateLimit(`contact:${who.chatbotId}:${address}`, 30, 3_600_000);
    await takeRateLimit(`contact:${who.chatId}`, 5, 3_600_000);
    await submitContactCase(who, input);
    return {};
  },
  { secrets: [visitorTokenSecret] },
);
