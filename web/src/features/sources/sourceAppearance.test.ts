import { describe, expect, it } from 'vitest';
import { sourceAppearance } from './sourceAppearance.ts';

describe('sourceAppearance', () => {
  it.each([
    ['pending', 'file', 0, 'pending'],
    ['processing', 'file', 0.05, 'processing'],
    ['processing', 'file', 0.2, 'training'],
    ['processing', 'website', 0.9, 'processing'],
    ['indexed', 'file', 1, 'indexed'],
    ['indexed', 'qa', 1, 'done'],
    ['failed', 'qa', 0, 'failed'],
  ] as const)('shows %s of a %s at %d as %s', (status, type, progress, shown) => {
    expect(sourceAppearance({ status, type, progress }).status).toBe(shown);
  });
});
