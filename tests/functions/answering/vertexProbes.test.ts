import { type Models, MODELS } from '@parlance/domain/models';
import { afterEach, describe, expect, it } from 'vitest';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import type { VertexOptions } from '../../../functions/src/ai/vendors/gemini/VertexOptions.ts';
import { runProbes } from '../../../functions/src/ai/probes/runProbes.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { startFakeGemini } from '../support/answering/fakeGemini.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

function vertexAt(locations: Partial<VertexOptions>, models: Models = MODELS): AiProvider {
  return createGeminiProvider(vertexBackend({ ...TEST_VERTEX, ...locations }), models);
}

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

describe('the probes of Vertex AI', () => {
  it('show what would not answer, and says why', async () => {
    fake = await startFakeGemini(({ model }) => (model === 'gemini-3.1-flash-lite' ? { fail: { code: 404 } } : {}));
    const ranking = { model: 'semantic-ranker-default@latest', location: 'eu' };
    const vertex = vertexAt({ ranking });
    const results = await runProbes(vertex.probes);
    expect(results.map(({ name, vital, problem }) => [name, vital, problem !== null])).toEqual([
      ['embed with gemini-embedding-001 in europe-west3', 'embed', false],
      ['write with gemini-3.5-flash-lite in eu', 'write', false],
      ['write with gemini-3.1-flash-lite in eu', null, true],
      ['write with gemini-3.8-flash in eu', null, false],
      ['write with gemini-3.7-flash in eu', null, false],
      ['write with gemini-3.6-flash in eu', null, false],
      ['write with gemini-3.5-flash in eu', null, false],
      ['count tokens of gemini-3.5-flash-lite in eu', null, false],
      ['rank passages', null, false],
    ]);
    expect(results.find(({ problem }) => problem !== null)?.problem).toMatch(/no such model at this location/);
    expect(fake.seen).toHaveLength(9);
  });

  it.each([
    ['embedded', { location: 'eu', embedLocation: 'eu' }, /^embed/],
    ['written', { location: 'europe-west3' }, /^write|^count/],
  ])('find a location in which nothing is %s', async (_, locations, name) => {
    fake = await startFakeGemini(() => ({}));
    const vertex = vertexAt(locations, [MODELS[0]]);
    const failed = (await runProbes(vertex.probes)).filter(({ problem }) => problem !== null);
    expect(failed.length).toBeGreaterThan(0);
    for (const { name: probe, problem } of failed) {
      expect(probe).toMatch(name);
      expect(problem).toMatch(/no such model at this location/);
    }
  });
});
