import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { logJob } from '../../../functions/src/kernel/platform/log/logJob.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { captureLog } from '../../support/monitoring/captureLog.ts';

const TEXT = 'The tent weighs 3 kilograms.';

it('a source that was read is one line, with what it took, beside the job’s own', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const sourceId = await makeSource(orgId, chatbotId, TEXT);
  const entries = await captureLog(() =>
    logJob({ name: 'ingestSource', kind: 'task', orgId, sourceId }, () =>
      ingestSource(orgId, sourceId, createLocalProvider()),
    ),
  );
  const context = { job: 'ingestSource', orgId, sourceId, chatbotId };
  expect(entries.map(({ jsonPayload }) => jsonPayload)).toMatchObject([
    { ...context, event: 'source indexed', sourceType: 'file', bytes: TEXT.length, chunks: 1, embeddings: 1 },
    { ...context, event: 'job finished', outcome: 'ok' },
  ]);
  expect(new Set(entries.map(({ jsonPayload }) => jsonPayload['correlationId'])).size).toBe(1);
});
