import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { personActions } from './personActions.ts';

const person: Person = {
  kind: 'member',
  id: 'u2',
  name: 'Grace',
  email: 'grace@shop.example',
  role: 'member',
  status: 'active',
  isSelf: false,
  since: new Date(0),
};

describe('personActions', () => {
  it('let owners and administrators edit and remove others', () => {
    expect(personActions('owner', person)).toEqual(['edit-role', 'remove']);
    expect(personActions('admin', { ...person, role: 'admin' })).toEqual(['edit-role', 'remove']);
  });

  it('leave the owner and oneself alone', () => {
    expect(personActions('admin', { ...person, role: 'owner' })).toEqual([]);
    expect(personActions('admin', { ...person, role: 'admin', isSelf: true })).toEqual([]);
  });

  it('offer nothing to members and viewers', () => {
    expect(personActions('member', person)).toEqual([]);
    expect(personActions('viewer', person)).toEqual([]);
  });

  it('let an invitation be sent again or taken back', () => {
    expect(personActions('admin', { ...person, kind: 'invite', status: 'expired' })).toEqual([
      'edit-role',
      'resend',
      'revoke',
    ]);
  });
});
