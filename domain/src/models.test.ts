import { describe, expect, it } from 'vitest';
import { AUTO_MODEL, configuredModels, isRetiring, modelOf, MODELS, modelsNamed, modelsSchema } from './models.ts';

const [first] = MODELS;

describe('a table of models', () => {
  it('is the product’s own, or one that an operator writes as JSON', () => {
    expect(modelsSchema.parse(JSON.parse(JSON.stringify(MODELS)))).toEqual(MODELS);
  });

  it.each([
    ['no model', []],
    ['a key twice', [first, first]],
    ['a name that is a path', [{ ...first, name: '../secret' }]],
    ['a price below nothing', [{ ...first, price: { input: -1, output: 1 } }]],
    ['a day that does not exist', [{ ...first, retiresOn: '2026-02-30' }]],
    ['a setting that nobody knows', [{ ...first, temprature: 1 }]],
  ])('is refused with %s', (_, table) => {
    expect(modelsSchema.safeParse(table).success).toBe(false);
  });

  it('has its first model stand for the automatic choice and for keys that are gone', () => {
    expect(modelOf(MODELS, AUTO_MODEL)).toBe(first);
    expect(modelOf(MODELS, 'gemini-1.0-pro')).toBe(first);
    expect(modelOf(MODELS, MODELS[1]?.key ?? '')).toBe(MODELS[1]);
  });

  it('says of a model from its last certain day on that it may go', () => {
    const model = { ...first, retiresOn: '2026-10-16' };
    expect(isRetiring(model, new Date('2026-10-15T23:59:59Z'))).toBe(false);
    expect(isRetiring(model, new Date('2026-10-16T00:00:00Z'))).toBe(true);
    expect(isRetiring({ ...first, retiresOn: null }, new Date('2099-01-01'))).toBe(false);
  });
});

describe('models of a server of one’s own', () => {
  it('are known by their names alone, whatever characters these have', () => {
    const models = modelsNamed('qwen3:4b, mistralai/Mistral-7B-Instruct-v0.3,gpt-5-mini');
    expect(models.map(({ key, name, takesTemperature }) => [key, name, takesTemperature])).toEqual([
      ['qwen3-4b', 'qwen3:4b', true],
      ['mistralai-mistral-7b-instruct-v0.3', 'mistralai/Mistral-7B-Instruct-v0.3', true],
      ['gpt-5-mini', 'gpt-5-mini', false],
    ]);
  });

  it.each(['', ' , ', 'a,a', 'a:1,a/1', '../a', 'a b'])('are refused as %j', (names) => {
    expect(() => modelsNamed(names)).toThrow(/CHAT_MODEL|invalid/i);
  });

  it('stand in CHAT_MODEL for that provider, unless there is a table', () => {
    const own = { AI_PROVIDER: 'openai', CHAT_MODEL: 'llama3.2' };
    expect(configuredModels(own)[0].name).toBe('llama3.2');
    expect(configuredModels({ ...own, AI_MODELS: JSON.stringify(MODELS) })).toEqual(MODELS);
    expect(configuredModels({ ...own, AI_PROVIDER: 'vertex' })).toBe(MODELS);
  });
});
