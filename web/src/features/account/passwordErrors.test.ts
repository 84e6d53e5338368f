import { describe, expect, it } from 'vitest';
import { passwordErrors } from './passwordErrors.ts';

const good = { current: 'old-secret', next: 'new-secret', repeat: 'new-secret' };

describe('passwordErrors', () => {
  it('takes a long enough password that was typed twice', () => {
    expect(passwordErrors(good, true)).toEqual({});
  });

  it('asks for the current password where there is one', () => {
    expect(passwordErrors({ ...good, current: 'short' }, true)).toEqual({ current: 'signin.passwordRequired' });
    expect(passwordErrors({ ...good, current: '' }, false)).toEqual({});
  });

  it('refuses seven characters and two different entries', () => {
    expect(passwordErrors({ ...good, next: '1234567', repeat: '12345678' }, true)).toEqual({
      next: 'form.passwordTooShort',
      repeat: 'form.passwordMismatch',
    });
  });
});
