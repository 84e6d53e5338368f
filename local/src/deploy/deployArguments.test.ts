import { describe, expect, it } from 'vitest';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { deployArguments } from './deployArguments.ts';

describe('deployArguments', () => {
  it('reads what a deployment is told', () => {
    expect(
      deployArguments(['--project', 'shop-live', '--budget', '200', '--alerts', 'ops@shop.example', '--prepare']),
    ).toEqual({ project: 'shop-live', budget: 200, alerts: 'ops@shop.example', prepare: true, mailFrom: undefined });
  });

  it.each([
    [[]],
    [['--project', 'Shop']],
    [['--project', 'demo-parlance']],
    [['--project', 'shop-live', '--budget', '-3']],
    [['--project', 'shop-live', '--alerts', 'nobody']],
    [['--project', 'shop-live', '--force']],
  ])('refuses %j with a sentence', (args) => {
    expect(() => deployArguments(args)).toThrow(ExpectedError);
  });
});
