import { describe, expect, it } from 'vitest';
import { fillCannedReply } from './fillCannedReply.ts';

const values = { visitor: 'Grace Hopper', agent: 'Ada Lovelace', chatbot: 'Guide', organization: 'Test GmbH' };
const nobody = { visitor: '', agent: '', chatbot: '', organization: '' };

describe('fillCannedReply', () => {
  it('fills every placeholder, as often as it stands there', () => {
    expect(fillCannedReply('Hello {visitor}, {agent} of {organization} ({chatbot}). Bye {visitor}!', values)).toBe(
      'Hello Grace Hopper, Ada Lovelace of Test GmbH (Guide). Bye Grace Hopper!',
    );
  });

  it('takes the fallback where nothing is known, and else leaves no gap', () => {
    expect(fillCannedReply('Hello {visitor|there},\n{visitor}, hello {visitor}!', { ...values, visitor: ' ' })).toBe(
      'Hello there,\n, hello!',
    );
    expect(fillCannedReply('{visitor|}Hello', nobody)).toBe('Hello');
    expect(fillCannedReply('Hello {visitor|there}', values)).toBe('Hello Grace Hopper');
  });

  it('leaves other braces alone, and fills nothing in what was filled in (T-58)', () => {
    expect(fillCannedReply('{price} {Visitor} {visitor} $& {}', { ...values, visitor: '{agent} $1' })).toBe(
      '{price} {Visitor} {agent} $1 $& {}',
    );
  });
});
