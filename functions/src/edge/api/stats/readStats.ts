import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { DAY_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import * as z from 'zod';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';

const day = z.iso.date();
const count = z.int();

/** A chatbot's figures of one day, as other programs see them. */
const dayEntrySchema = z.strictObject({
  day: day.describe('By the organization’s clock.'),
  conversations: count,
  messages: count.describe('Answers, whole or cut.'),
  answered: count,
  suggested: count.describe('Passages in place of an answer.'),
  refused: count,
  failed: count,
  leads: count,
  positive: count.describe('Answers that visitors rated up.'),
  negative: count,
  handovers: count.describe('Requests for an agent.'),
  takeovers: count,
  averageLatencyMs: z.nullable(z.number()).describe('Null where nothing was answered.'),
});

type DayEntry = z.infer<typeof dayEntrySchema>;

const NONE = figuresSchema.parse({});

/** The days from one to another, both included, as yyyy-mm-dd. */
function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const days = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  if (days < 1) throw new AppError('period-reversed');
  if (days > LIMITS.apiStatsDays) throw new AppError('period-too-long', { max: LIMITS.apiStatsDays });
  return Array.from({ length: days }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

function present(of: string, figures: z.infer<typeof figuresSchema>): DayEntry {
  const { conversations, messages, answered, suggested, refused, failed, leads, positive, negative } = figures;
  const { handovers, takeovers, latencyMsSum } = figures;
  const averageLatencyMs = messages === 0 ? null : latencyMsSum / messages;
  const counted = { conversations, messages, answered, suggested, refused, failed, leads, positive, negative };
  return { day: of, ...counted, handovers, takeovers, averageLatencyMs };
}

/** GET /chatbots/{chatbotId}/stats: one read for each day. */
export const readStats = defineOperation({
  id: 'readStats',
  method: 'GET',
  path: '/chatbots/{chatbotId}/stats',
  scope: 'stats:read',
  summary: 'Figures of a chatbot by day, up to the last minute',
  query: z.strictObject({
    from: day.describe('The first day, yyyy-mm-dd.'),
    to: day.describe(`The last day, at most ${LIMITS.apiStatsDays} days in all.`),
  }),
  body: NOTHING,
  answer: { kind: 'list', name: 'Day', entry: dayEntrySchema },
  refusals: ['period-reversed', 'period-too-long', 'not-found'],
  handle: async ({ caller: { orgId }, params: { chatbotId = '' }, query: { from, to } }) => {
    const days = daysBetween(from, to);
    if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
    const found = await db.getAll(...days.map((each) => db.doc(paths.stats(orgId, chatbotId, each))));
    const data = found.map((stats, index) =>
      present(days[index] ?? '', stats.exists ? statsSchema.parse(stats.data()) : NONE),
    );
    return { data };
  },
});
