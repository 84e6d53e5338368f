import { describe, expect, it } from 'vitest';
import { AUTO_MODEL, isRetiring, modelOf, MODELS, modelsSchema } from './models.ts';

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
    expect(isRetiring(first, new Date('2099-01-01'))).toBe(false);
  });
});
