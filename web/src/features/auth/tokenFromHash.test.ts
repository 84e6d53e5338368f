import { describe, expect, it } from 'vitest';
import { tokenFromHash } from './tokenFromHash.ts';

describe('tokenFromHash', () => {
  it('reads the token of a mail’s link', () => {
    const token = 'Zm9v-_Zm9vZm9vZm9vZm9vZm9vZm9vZm9vZm9vZm9vZ';
    expect(tokenFromHash(`#token=${token}`)).toBe(token);
  });

  it.each(['', '#', '#top', '#tokens=x', '#token='])('finds none in "%s"', (hash) => {
    expect(tokenFromHash(hash)).toBe('');
  });
});
