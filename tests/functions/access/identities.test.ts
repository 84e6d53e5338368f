import { newId } from '@parlance/domain/ids';
import { visitorUid } from '@parlance/domain/identity';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { memberDocument } from '../../rules/support/rulesFixture.ts';
import { admin } from '../../support/admin.ts';
import { postRaw } from '../../support/callContract.ts';
import { CALLS } from '../../support/calls/CALLS.ts';
import type { Call } from '../../support/calls/Call.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { forgeToken } from '../support/accounts/forgeToken.ts';
import { watcherSession } from '../support/accounts/watcherSession.ts';
import { callApi } from '../support/api/callApi.ts';
import { makeKey } from '../support/api/makeKey.ts';
import { ask, newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';
import { storedTrial } from '../support/trials/storedTrial.ts';

/*
 * The table of identities (docs/identities.md): every kind of token against every callable, the API and its MCP server. For
 * Firestore's and Storage's rules see tests/rules/roleTable.test.ts and storage.test.ts.
 */

const KINDS = [
  'nothing',
  'an anonymous sign-in',
  'a visitor’s token',
  'a visitor’s token to come back',
  'a visitor’s browser that watches',
  'a visitor’s account made an owner',
  'a custom token of an owner',
  'a visitor’s browser with a link’s claim',
  'an owner with a visitor’s claim',
  'a trial’s key',
  'an access key',
  'an unconfirmed person',
  'a removed person',
  'an owner',
  'an owner by a mailed link',
] as const;

type Kind = (typeof KINDS)[number];

let org: TestTeam;
let bearers: Record<Kind, string | undefined>;

beforeAll(async () => {
  org = await makeTeam();
  const { owner } = org.users;
  const visitor = newVisitor(await offeringChatbot(org.orgId));
  await ask(visitor);
  const [watcher, trial, unconfirmed, removed] = await Promise.all([
    watcherSession(visitor),
    storedTrial(),
    makeUser(false),
    makeUser(),
  ]);
  const promoted = visitorUid(newId());
  await admin.db.doc(paths.member(org.orgId, promoted)).set(memberDocument(promoted, 'owner'));
  bearers = {
    nothing: undefined,
    'an anonymous sign-in': forgeToken(owner.idToken, {
      email: undefined,
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    }),
    'a visitor’s token': createVisitorToken(visitor),
    'a visitor’s token to come back': createResumeToken(visitor),
    'a visitor’s browser that watches': watcher.idToken,
    'a visitor’s account made an owner': forgeToken(owner.idToken, { user_id: promoted, sub: promoted }),
    'a custom token of an owner': forgeToken(owner.idToken, {
      firebase: { identities: {}, sign_in_provider: 'custom' },
    }),
    'a visitor’s browser with a link’s claim': forgeToken(watcher.idToken, { mailLink: true }),
    'an owner with a visitor’s claim': forgeToken(owner.idToken, { visitorChat: visitor.chatId }),
    'a trial’s key': trial.key,
    'an access key': await makeKey(org),
    'an unconfirmed person': unconfirmed.idToken,
    'a removed person': removed.idToken,
    'an owner': owner.idToken,
    'an owner by a mailed link': forgeToken(owner.idToken, {
      mailLink: true,
      firebase: { identities: {}, sign_in_provider: 'custom' },
    }),
  };
});

const PEOPLE: readonly Kind[] = ['an unconfirmed person', 'a removed person', 'an owner', 'an owner by a mailed link'];
const NOBODIES = KINDS.filter((kind) => !PEOPLE.includes(kind));
const FOR_PEOPLE = CALLS.filter(({ access }) => ['account', 'user', 'member'].includes(access.kind));
const FOR_VISITORS = CALLS.filter(({ access, sample }) => access.kind === 'visitor' && 'token' in sample);

/** Calls, one after the other, with the organization where they name one; those that were answered otherwise than expected. */
async function others(
  calls: readonly Call[],
  bearer: string | undefined,
  isExpected: (status: number, code?: string) => boolean,
) {
  const found: string[] = [];
  for (const { name, sample } of calls) {
    const input = 'orgId' in sample ? { ...sample, orgId: org.orgId } : sample;
    const { status, code } = await postRaw(name, input, bearer);
    if (!isExpected(status, code)) found.push(`${name}: ${status} ${code}`);
  }
  return found;
}

describe('callables for people (A-85, A-127)', () => {
  it('are many', () => expect(FOR_PEOPLE.length).toBeGreaterThan(80));

  it.each(NOBODIES)('refuse %s', async (kind) => {
    expect(await others(FOR_PEOPLE, bearers[kind], (status) => status === 401)).toEqual([]);
  });

  it('refuse a person whose address is not confirmed, but where it is confirmed', async () => {
    const confirmed = FOR_PEOPLE.filter(({ access }) => access.kind !== 'account');
    const refused = await others(
      confirmed,
      bearers['an unconfirmed person'],
      (_, code) => code === 'email-not-confirmed',
    );
    expect(refused).toEqual([]);
  });

  it('are as if the organization was not there for a person who is no member', async () => {
    const ofMembers = FOR_PEOPLE.filter(({ access }) => access.kind === 'member');
    expect(await others(ofMembers, bearers['a removed person'], (_, code) => code === 'not-found')).toEqual([]);
  });
});

describe('callables for visitors (A-127)', () => {
  it.each(KINDS.filter((kind) => !['nothing', 'a visitor’s token'].includes(kind)))(
    'take no other token: %s',
    async (kind) => {
      const calls = FOR_VISITORS.map((call) => ({ ...call, sample: { ...call.sample, token: bearers[kind] } }));
      const isRefused = (_: number, code?: string) => code === 'visitor-token-invalid' || code === 'invalid-input';
      expect(await others(calls, undefined, isRefused)).toEqual([]);
    },
  );

  it('take no visitor’s token where one to come back is asked for, nor any other', async () => {
    for (const kind of KINDS.filter((one) => !['nothing', 'a visitor’s token to come back'].includes(one))) {
      const { code } = await postRaw('resumeChat', { chatbotId: newId(), resumeToken: bearers[kind] });
      expect([kind, ['visitor-token-invalid', 'invalid-input'].includes(code ?? '')]).toEqual([kind, true]);
    }
  });
});

describe('the API and its MCP server (A-127)', () => {
  it.each(KINDS.filter((kind) => kind !== 'an access key'))('take no %s for a key', async (kind) => {
    expect((await callApi('/chatbots', bearers[kind])).status).toBe(401);
    const response = await fetch(`${suiteUrls.functions}/web/api/v1/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(bearers[kind] === undefined ? {} : { Authorization: `Bearer ${bearers[kind]}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });
    expect(response.status).toBe(401);
  });
});

describe('a trial before sign-up (A-127)', () => {
  it.each(KINDS.filter((kind) => kind !== 'nothing' && kind !== 'a trial’s key'))(
    'is not opened by %s',
    async (kind) => {
      const { code } = await postRaw('readSiteTrial', { key: bearers[kind] });
      expect(['invalid-input', 'not-found']).toContain(code);
    },
  );
});
