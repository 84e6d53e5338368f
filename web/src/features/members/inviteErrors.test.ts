import { describe, expect, it } from 'vitest';
import { inviteErrors } from './inviteErrors.ts';

describe('inviteErrors', () => {
  it('takes a name and an address, whatever its case and the spaces around it', () => {
    expect(inviteErrors({ fullName: 'Grace Hopper', email: ' Grace@Shop.example ' })).toEqual({});
  });

  it('asks for both', () => {
    expect(inviteErrors({ fullName: '  ', email: 'grace' })).toEqual({
      fullName: 'form.required',
      email: 'form.emailInvalid',
    });
  });
});
