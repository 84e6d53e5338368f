import { saveChatbotSettings as contract } from '@parlance/domain/contracts/chatbots';
import { type Chatbot, chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { releaseSchema } from '@parlance/domain/documents/releases/release';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveChatbotSettings } from '../../../functions/src/chatbots/editing/saveChatbotSettings.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAction } from '../support/actions/makeAction.ts';
import { returnProcedure } from '../support/procedures/returnProcedure.ts';
import { readActivity } from '../support/readActivity.ts';

let org: TestTeam;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  chatbotId = await makeChatbot(org.orgId, { footerText: 'Ours' });
});

function save(role: Role, changes: Partial<Settings>, base: Partial<Settings>) {
  return saveChatbotSettings(membershipOf(org, role), chatbotId, { changes, base });
}

async function stored(): Promise<Chatbot> {
  return chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data());
}

/** Data that no refused and no repeated save may touch. */
async function written(): Promise<unknown[]> {
  return [await stored(), await readActivity(org.orgId, ['kind', 'actorUid', 'at'])];
}

describe('settings that are saved', () => {
  it('are stored in one form, signed and told of', async () => {
    const { orgId, users } = org;
    const changes = { name: ' Helper ', footerText: 'Cafe\u0301', suggestedMessages: ['Prices?', ' '] };
    const base = { name: 'Guide', footerText: 'Ours', suggestedMessages: [] };
    const answer = await callContract(contract, { orgId, chatbotId, changes, base }, users.member.idToken);
    expect(answer).toEqual({ kind: 'saved', version: 1 });
    const expected = { footerText: 'Café', suggestedMessages: ['Prices?'] };
    expect(await stored()).toMatchObject({
      ...expected,
      name: 'Helper',
      settingsVersion: 1,
      settingsBy: users.member.uid,
    });
    expect(await readActivity(orgId, ['kind', 'actorUid', 'actorName', 'subject'])).toEqual([
      ['chatbot-updated', users.member.uid, 'member', 'Helper'],
    ]);
  });

  it('are what visitors are served in the same moment', async () => {
    const { orgId } = org;
    await save('member', { footerText: 'New' }, { footerText: 'Ours' });
    const [chatbot, widget] = await admin.db.getAll(
      admin.db.doc(paths.chatbot(orgId, chatbotId)),
      admin.db.doc(paths.widget(chatbotId)),
    );
    expect(widgetSchema.parse(widget?.data())).toMatchObject({ orgId, footerText: 'New' });
    expect(widget?.updateTime).toEqual(chatbot?.updateTime);
  });

  it('leave alone what is no setting', async () => {
    const place = admin.db.doc(paths.chatbot(org.orgId, chatbotId));
    await place.update({ trained: true, allowedDomains: ['shop.example'], later: 'kept' });
    const before = (await place.get()).data();
    await save('admin', { temperature: 0.5 }, { temperature: 0.2 });
    expect((await place.get()).data()).toEqual({
      ...before,
      temperature: 0.5,
      settingsVersion: 1,
      settingsBy: org.users.admin.uid,
      release: 2,
    });
  });

  it('may be missing in a chatbot that is older than they are', async () => {
    const { contactCard, faqs, chatIcon, retentionDays, settingsVersion, settingsBy, isDeleting, ...old } =
      await stored();
    await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).set(old);
    const changes = { contactCard: { email: 'a@shop.example', phone: '' }, retentionDays: 30 };
    const answer = await save('owner', changes, { contactCard, retentionDays });
    expect(answer).toEqual({ kind: 'saved', version: 1 });
    expect(await stored()).toMatchObject({
      ...changes,
      faqs,
      chatIcon,
      settingsVersion: settingsVersion + 1,
      isDeleting,
    });
    expect(settingsBy).toBeNull();
  });

  it('are nothing for a member whose role was taken meanwhile, or who was removed', async () => {
    const before = await written();
    await expect(save('viewer', { name: 'Mine' }, { name: 'Guide' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await admin.db.doc(paths.member(org.orgId, org.users.member.uid)).delete();
    await expect(save('member', { name: 'Mine' }, { name: 'Guide' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await written()).toEqual(before);
  });
});

describe('two people who change settings at once', () => {
  it('both get what they want where they changed different fields', async () => {
    await save('owner', { name: 'Helper' }, { name: 'Guide' });
    expect(await save('member', { description: 'New.' }, { description: '' })).toEqual({ kind: 'saved', version: 2 });
    expect(await stored()).toMatchObject({ name: 'Helper', description: 'New.', settingsVersion: 2 });
  });

  it('are told of the fields that both changed, and nothing of the later save is written', async () => {
    const leadForm = {
      name: 'required',
      phone: 'hidden',
      consentText: '',
      isAutoReplying: false,
      autoReplyText: '',
    } as const;
    const base = { name: 'Guide', leadForm: (await stored()).leadForm };
    await save('owner', { name: 'Theirs', leadForm }, base);
    const before = await written();
    const mine = { name: 'Mine', description: 'New.', leadForm: { ...leadForm, phone: 'required' } as const };
    expect(await save('member', mine, { ...base, description: '' })).toEqual({
      kind: 'conflict',
      fields: ['leadForm', 'name'],
    });
    expect(await written()).toEqual(before);
    // Having seen what the other saved, and chosen.
    expect(await save('member', mine, { name: 'Theirs', description: '', leadForm })).toEqual({
      kind: 'saved',
      version: 2,
    });
    expect(await stored()).toMatchObject(mine);
  });

  it('agree where both want the same', async () => {
    await save('owner', { footerText: 'Both' }, { footerText: 'Ours' });
    const before = await written();
    expect(await save('member', { footerText: 'Both' }, { footerText: 'Ours' })).toEqual({ kind: 'saved', version: 1 });
    expect(await written()).toEqual(before);
  });

  it('lose nothing in the same moment', async () => {
    const outcomes = await Promise.all([
      save('owner', { name: 'Helper' }, { name: 'Guide' }),
      save('admin', { description: 'New.' }, { description: '' }),
      save('member', { footerText: 'Mine' }, { footerText: 'Ours' }),
    ]);
    expect(outcomes.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual(
      [1, 2, 3].map((version) => ({ kind: 'saved', version })),
    );
    expect(await stored()).toMatchObject({
      name: 'Helper',
      description: 'New.',
      footerText: 'Mine',
      settingsVersion: 3,
    });
  });

  it('do not overwrite each other in the same moment', async () => {
    const roles = ['owner', 'admin', 'member'] as const;
    const outcomes = await Promise.all(roles.map((role) => save(role, { name: role }, { name: 'Guide' })));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'conflict', 'saved']);
    const winner = roles.find((_role, index) => outcomes[index]?.kind === 'saved');
    expect(await stored()).toMatchObject({ name: winner, settingsVersion: 1 });
  });
});

it('a save that is delivered twice ends like one that is delivered once', async () => {
  const change = [
    { name: 'Helper', status: 'inactive' },
    { name: 'Guide', status: 'active' },
  ] as const;
  expect(await save('member', ...change)).toEqual({ kind: 'saved', version: 1 });
  const before = await written();
  expect(await save('member', ...change)).toEqual({ kind: 'saved', version: 1 });
  expect(await written()).toEqual(before);
});

describe('the activity', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells of saves once an hour, person and chatbot, and of a changed status each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    await save('owner', { description: 'A' }, { description: '' });
    await save('owner', { description: 'B' }, { description: 'A' });
    await save('owner', { status: 'inactive' }, { status: 'active' });
    await save('owner', { status: 'active' }, { status: 'inactive' });
    await save('member', { description: 'C' }, { description: 'B' });
    vi.setSystemTime(new Date('2026-11-20T13:00:00Z'));
    await save('owner', { description: 'D' }, { description: 'C' });
    const told = await readActivity(org.orgId, ['kind', 'actorName']);
    expect(told.map((entry) => entry.join(' ')).toSorted()).toEqual([
      'chatbot-activated owner',
      'chatbot-deactivated owner',
      'chatbot-updated member',
      'chatbot-updated owner',
      'chatbot-updated owner',
    ]);
  });
});

describe('procedures', () => {
  const setUp = async () => {
    const actionId = await makeAction(org.orgId, chatbotId, { changesSomething: true, parameters: [] });
    const good = returnProcedure(actionId);
    const steps = good.steps.map((step) => (step.kind === 'call' ? { ...step, arguments: [] } : step));
    return { actionId, good: { ...good, steps } };
  };
  const saveThese = (...procedures: Procedure[]) => save('member', { procedures }, { procedures: [] });

  it('that are on and can be run are stored, and part of the release', async () => {
    const { good } = await setUp();
    expect(await saveThese(good)).toMatchObject({ kind: 'saved' });
    const { procedures, release } = await stored();
    expect(procedures).toEqual([good]);
    const path = paths.release(org.orgId, chatbotId, String(release));
    expect(releaseSchema.parse((await admin.db.doc(path).get()).data()).settings.procedures).toEqual([good]);
  });

  it.each([
    ['ends nowhere', (good: Procedure) => ({ ...good, steps: good.steps.slice(0, 1) })],
    [
      'sends what nobody has agreed to',
      (good: Procedure) => ({
        ...good,
        steps: good.steps.flatMap((step) =>
          step.kind === 'confirm'
            ? { id: step.id, kind: 'say' as const, text: 'So.', next: step.next }
            : step.id === 'stopped'
              ? []
              : step,
        ),
      }),
    ],
    [
      'calls an action of another chatbot',
      (good: Procedure) => ({
        ...good,
        steps: good.steps.map((step) => (step.kind === 'call' ? { ...step, actionId: newId() } : step)),
      }),
    ],
  ])('one that %s is stored switched off, and not switched on', async (_fault, spoil) => {
    const { good } = await setUp();
    const bad = { ...spoil(good), id: 'bad' };
    const before = await written();
    await expect(saveThese(good, bad)).rejects.toMatchObject({ code: 'procedure-invalid', details: { position: 2 } });
    expect(await written()).toEqual(before);
    expect(await saveThese(good, { ...bad, isOn: false })).toMatchObject({ kind: 'saved' });
  });
});
