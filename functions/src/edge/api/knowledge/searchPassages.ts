import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { lineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { refs } from '../../../kernel/platform/refs.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { defineOperation, NOTHING } from '../operation.ts';

/** A passage of a source as other programs see it. */
const passageEntrySchema = z.strictObject({
  sourceId: z.string().describe('Empty for one of the chatbot’s FAQs.'),
  sourceName: z.string(),
  heading: z.string(),
  page: z.nullable(z.int()).describe('Of a document with pages.'),
  url: z.nullable(z.string()).describe('Of the web page that it comes from.'),
  text: z.string(),
  score: z.number().describe('The higher, the nearer to what was looked for.'),
});

type PassageEntry = z.infer<typeof passageEntrySchema>;

/** GET /chatbots/{chatbotId}/passages */
export const searchPassages = defineOperation({
  id: 'searchPassages',
  method: 'GET',
  path: '/chatbots/{chatbotId}/passages',
  scope: 'sources:read',
  summary: 'Passages of a chatbot’s sources that may answer a question, the best first',
  query: z.strictObject({ query: lineField(LIMITS.questionCharacters) }),
  body: NOTHING,
  answer: { kind: 'list', name: 'Passage', entry: passageEntrySchema },
  refusals: ['not-found', 'chatbot-inactive', 'chatbot-untrained', 'trial-expired'],
  handle: async ({ caller: { orgId }, params: { chatbotId = '' }, query: { query } }) => {
    if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
    // Each search is a call to the embedding model.
    await takeRateLimit(`api-search:${orgId}`, LIMITS.trialsPerMinute, MINUTE_MS);
    // The model's SDK costs 300 ms and 60 MB: nothing else that Hosting hands on needs it.
    const [{ findWidget }, { retrievePassages }, { aiProvider }] = await Promise.all([
      import('../../../answering/findWidget.ts'),
      import('../../../answering/retrievePassages.ts'),
      import('../../../ai/provider.ts'),
    ]);
    const provider = await aiProvider();
    const widget = await findWidget(chatbotId);
    if (widget.orgId !== orgId) throw new AppError('not-found');
    if (provider.spend.stop() === 'all') throw new AppError('unavailable');
    const passages = await retrievePassages({ ...widget, chatbotId }, query, provider);
    const data = passages.map(({ sourceId, sourceName, heading, page, url, text, score }): PassageEntry => {
      return { sourceId, sourceName, heading, page, url, text, score };
    });
    return { data };
  },
});
