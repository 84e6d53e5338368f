import { describe, expect, it } from 'vitest';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { deployArguments } from './deployArguments.ts';

describe('deployArguments', () => {
  it('reads what a deployment is told', () => {
    expect(
      deployArguments(['--project', 'shop-live', '--budget', '200', '--alerts', 'ops@shop.example', '--prepare']),
    ).toEqual({
      project: 'shop-live',
      budget: 200,
      alerts: 'ops@shop.example',
      prepare: true,
      mailFrom: undefined,
      pruneIndexes: false,
      backTo: undefined,
    });
    expect(
      deployArguments(['--project', 'shop-live', '--prune-indexes', '--back-to', '2026-01-31T09:30+02:00']),
    ).toMatchObject({ pruneIndexes: true, backTo: new Date('2026-01-31T07:30Z') });
  });

  it.each([
    [[]],
    [['--project', 'Shop']],
    [['--project', 'demo-parlance']],
    [['--project', 'shop-live', '--budget', '-3']],
    [['--project', 'shop-live', '--alerts', 'nobody']],
    [['--project', 'shop-live', '--force']],
    [['--project', 'shop-live', '--back-to', 'yesterday']],
    [['--project', 'shop-live', '--back-to', '2026-01-31T09:30']],
    [['--project', 'shop-live', '--back-to', '9999-01-31T09:30Z']],
  ])('refuses %j with a sentence', (args) => {
    expect(() => deployArguments(args)).toThrow(ExpectedError);
  });
});
