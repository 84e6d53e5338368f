import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { type Trial, tryAnswer } from '../../../functions/src/quality/tryAnswer.ts';
import { untilTrained } from '../../../functions/src/quality/playground/untilTrained.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';

const { orgId } = await makeOrg();

function trial(chatbotId: string, { signal } = new AbortController()): Trial {
  const draft = { systemInstructions: '', model: 'auto', temperature: 0.2, formality: 'formal' } as const;
  const text = 'What does a zip repair cost?';
  return { orgId, chatbotId, draft, text, locale: 'en', turns: [], signal, send: async () => undefined };
}

describe('a new chatbot', () => {
  it('answers a question that comes while its first source is read, once that is', async () => {
    const fresh = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, fresh, TEXT);
    const asked = tryAnswer(trial(fresh), createLocalProvider());
    await ingestSource(orgId, sourceId, createLocalProvider());
    const { result } = await asked;
    expect(result.verdict).toBe('answered');
    expect(result.text).toContain('18 euros');
  });

  it('lets a question wait for no more than LIMITS.firstReadingWaitMs', async () => {
    const fresh = await makeChatbot(orgId);
    await makeSource(orgId, fresh, TEXT);
    const times = [0, LIMITS.firstReadingWaitMs - 1, LIMITS.firstReadingWaitMs];
    const { signal } = new AbortController();
    await untilTrained({ orgId, chatbotId: fresh, signal }, () => times.shift() ?? Number.NaN);
    expect(times).toEqual([]);
  });

  it('lets no question wait where nothing is read', async () => {
    const fresh = await makeChatbot(orgId);
    const { signal } = new AbortController();
    await untilTrained({ orgId, chatbotId: fresh, signal }, () => 0);
    expect((await tryAnswer(trial(fresh), createLocalProvider())).result.verdict).toBe('refused');
  });

  it('lets no question wait for a source that itself waits for the AI service', async () => {
    const fresh = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, fresh, TEXT);
    await admin.db.doc(paths.source(orgId, sourceId)).update({ waitingSince: new Date() });
    const { signal } = new AbortController();
    await untilTrained({ orgId, chatbotId: fresh, signal }, () => 0);
    expect((await tryAnswer(trial(fresh), createLocalProvider())).result.verdict).toBe('refused');
  });

  it('forgets a question whose asker leaves while it waits', async () => {
    const fresh = await makeChatbot(orgId);
    await makeSource(orgId, fresh, TEXT);
    const asker = new AbortController();
    const asked = tryAnswer(trial(fresh, asker), createLocalProvider());
    asker.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});
