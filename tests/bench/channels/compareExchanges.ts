import type { ChannelCounts } from './countChannels.ts';
import type { Written } from './Written.ts';

interface Compared {
  /** Messages that are in no conversation, and those that are there more than once. */
  lost: number;
  doubled: number;
  /** Messages without an answer, and answers too many, in the database and at the stand-ins together. */
  unanswered: number;
  answeredTwice: number;
  /** Time until each reply was at the stand-in, in milliseconds. */
  repliedMs: number[];
}

/** Compares what customers wrote, with the message that opened each exchange, with what is stored and what has reached them. */
export async function compareExchanges(
  written: readonly Written[],
  exchanges: ChannelCounts['exchanges'],
): Promise<Compared> {
  const sum: Compared = { lost: 0, doubled: 0, unanswered: 0, answeredTwice: 0, repliedMs: [] };
  for (const { customer, askedAt } of written) {
    const expected = askedAt.length + 1;
    const { questions = 0, answers = 0 } = exchanges.get(customer.sender) ?? {};
    const replies = await customer.replies();
    sum.lost += Math.max(0, expected - questions);
    sum.doubled += Math.max(0, questions - expected);
    for (const count of [answers, replies.length]) {
      sum.unanswered += Math.max(0, expected - count);
      sum.answeredTwice += Math.max(0, count - expected);
    }
    for (const [index, asked] of askedAt.entries()) {
      const replied = replies[index + 1];
      if (replied !== undefined) sum.repliedMs.push(replied - asked);
    }
  }
  return sum;
}
