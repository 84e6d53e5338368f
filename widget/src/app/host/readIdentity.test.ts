import { describe, expect, it } from 'vitest';
import { readIdentity } from './readIdentity.ts';

describe('readIdentity', () => {
  it('takes a name and an address as the server takes them', () => {
    expect(readIdentity({ name: ' Ada ', email: 'ADA@shop.example' })).toEqual({
      name: 'Ada',
      email: 'ada@shop.example',
    });
  });

  it('drops the part that the server would refuse', () => {
    expect(readIdentity({ name: 'Ada', email: 'nobody' })).toEqual({ name: 'Ada', email: '' });
    expect(readIdentity({ name: `A${String.fromCodePoint(0x202e)}`, email: 'a@b.example' })).toEqual({
      name: '',
      email: 'a@b.example',
    });
    expect(readIdentity({ email: 'a@b.example', name: 'x'.repeat(500) })).toEqual({ name: '', email: 'a@b.example' });
  });

  it.each([undefined, null, 'Ada', 5, [], {}, { name: '', email: '' }, { name: {}, email: [] }])(
    'is nobody for %j',
    (said) => {
      expect(readIdentity(said)).toBeUndefined();
    },
  );
});
