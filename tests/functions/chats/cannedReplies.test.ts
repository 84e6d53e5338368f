import { deleteCannedReply, saveCannedReply as contract } from '@parlance/domain/contracts/conversations/cannedReplies';
import { type CannedReply, cannedReplySchema } from '@parlance/domain/documents/organizations/cannedReply';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it } from 'vitest';
import { saveCannedReply } from '../../../functions/src/conversations/cannedReplies/saveCannedReply.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

let org: TestTeam;
let orgId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
});

async function stored(): Promise<CannedReply[]> {
  const { docs } = await admin.db.collection(paths.cannedReplies(orgId)).orderBy('shortcut').get();
  return docs.map((found) => cannedReplySchema.parse(found.data()));
}

function reply(shortcut: string, version = 0) {
  return { replyId: newId(), version, shortcut, title: 'Opening hours', texts: { en: 'From 9 to 18.', de: '' } };
}

it('a canned reply is saved, changed and deleted, each delivered twice', async () => {
  const { idToken } = org.users.member;
  const first = { orgId, ...reply(' Hours ') };
  for (let time = 0; time < 2; time += 1) await callContract(contract, first, idToken);
  expect(await stored()).toMatchObject([{ shortcut: 'hours', version: 1, texts: { en: 'From 9 to 18.', de: '' } }]);
  const changed = { ...first, shortcut: 'times', texts: { en: '', de: 'Von 9 bis 18 Uhr.' }, version: 1 };
  for (let time = 0; time < 2; time += 1) await callContract(contract, changed, idToken);
  expect(await stored()).toMatchObject([{ shortcut: 'times', version: 2, texts: { en: '', de: 'Von 9 bis 18 Uhr.' } }]);
  for (let time = 0; time < 2; time += 1) {
    await callContract(deleteCannedReply, { orgId, replyId: first.replyId }, idToken);
  }
  expect(await stored()).toEqual([]);
  expect((await postRaw(contract.name, { ...changed, version: 2 }, idToken)).code).toBe('not-found');
});

it('of two who change the same version at the same time the later save is refused', async () => {
  const who = membershipOf(org, 'member');
  const made = reply('hours');
  await saveCannedReply(who, made);
  const saves = ['One', 'Other'].map((title) => saveCannedReply(who, { ...made, title, version: 1 }));
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(saveCannedReply(who, { ...made, title: 'Third', version: 1 })).rejects.toMatchObject({
    code: 'canned-reply-changed',
  });
  expect(await stored()).toMatchObject([{ version: 2 }]);
});

it('no two have the same shortcut, also of two saves at the same time', async () => {
  const who = membershipOf(org, 'member');
  const outcomes = await Promise.allSettled([
    saveCannedReply(who, reply('hours')),
    saveCannedReply(who, reply('hours')),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const other = reply('returns');
  await saveCannedReply(who, other);
  await expect(saveCannedReply(who, { ...other, shortcut: 'hours', version: 1 })).rejects.toMatchObject({
    code: 'shortcut-taken',
  });
});

it('is refused beyond the limit, also of two at the same time, while one that is there can change', async () => {
  const max = LIMITS.cannedReplies;
  const batch = admin.db.batch();
  for (let place = 1; place < max; place += 1) {
    const { replyId, ...fields } = reply(`r${place}`, 1);
    batch.create(admin.db.doc(paths.cannedReply(orgId, replyId)), { ...fields, createdAt: new Date() });
  }
  await batch.commit();
  const who = membershipOf(org, 'member');
  const last = reply('last');
  const outcomes = await Promise.allSettled([saveCannedReply(who, last), saveCannedReply(who, reply('more'))]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(saveCannedReply(who, reply('n-plus-1'))).rejects.toMatchObject({
    code: 'canned-reply-limit-reached',
    details: { current: max, max },
  });
  const { docs } = await admin.db.collection(paths.cannedReplies(orgId)).limit(1).get();
  const { shortcut = '', version = 0, title = '' } = cannedReplySchema.partial().parse(docs[0]?.data());
  const change = { replyId: docs[0]?.id ?? '', version, shortcut, title: `${title} now`, texts: last.texts };
  await saveCannedReply(who, change);
  expect(await stored()).toHaveLength(max);
});

it('has a shortcut of one word, a title and a text in one language at least', async () => {
  const { member } = org.users;
  const valid = { orgId, ...reply('hours') };
  const code = async (changes: object) => (await postRaw(contract.name, { ...valid, ...changes }, member.idToken)).code;
  for (const shortcut of [
    '',
    ' ',
    'a b',
    '/a',
    'a--b',
    '-a',
    'a\nb',
    'x'.repeat(LIMITS.cannedReplyShortcutCharacters + 1),
  ]) {
    expect(await code({ shortcut })).toBe('invalid-input');
  }
  const tooLong = 'x'.repeat(LIMITS.cannedReplyCharacters + 1);
  for (const texts of [{ en: '', de: ' ' }, { en: tooLong, de: '' }, { en: 'a', de: tooLong }, { en: 'a' }]) {
    expect(await code({ texts })).toBe('invalid-input');
  }
  for (const title of ['', 'x'.repeat(LIMITS.cannedReplyTitleCharacters + 1)])
    expect(await code({ title })).toBe('invalid-input');
  expect(await code({ shortcut: 'öffnungs-zeiten' })).toBeUndefined();
});
