import { createUpload, type SAME_NAME } from '@parlance/domain/contracts/sources/sources';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { restoreSources } from '../../../functions/src/knowledge/sources/removed/restoreSources.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { uploadObject } from '../../support/uploadObject.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { callApi } from '../support/api/callApi.ts';
import { makeKey } from '../support/api/makeKey.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';

const local = createLocalProvider();
const NAME = 'base.md';
const OLD = '# Lamps\n\nThe desk lamp costs 59 euros.\n\n# Repairs\n\nA repair takes three weeks.\n';
const NEW = '# Lamps\n\nThe desk lamp costs 64 euros.\n\n# Repairs\n\nA repair takes three weeks.\n';
const MAX = PLAN_LIMITS.pro.trainingTokens;

let org: TestTeam;
let orgId: string;
let chatbotId: string;
let old: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId);
  old = await read(OLD);
  await syncWidget(orgId, chatbotId);
});

const sourceAt = (id: string) => admin.db.doc(paths.source(orgId, id));
async function read(text: string, replaces: string[] = [], createdAt = new Date()): Promise<string> {
  const id = await makeSource(orgId, chatbotId, text, { name: NAME, replaces, createdAt });
  await ingestSource(orgId, id, local);
  return id;
}
async function heard(): Promise<string> {
  let said = '';
  const send = async (event: { type: string; text?: string }) => {
    if (event.type === 'text') said += event.text ?? '';
  };
  await answerQuestion(makeAsk(chatbotId, 'How much is the desk lamp?', { send }), local);
  return said;
}
const upload = (sameName: (typeof SAME_NAME)[number] | undefined, user = org.users.member) =>
  callContract(createUpload, { orgId, chatbotId, fileName: NAME, size: NEW.length, sameName }, user.idToken);
const countOf = async (path: string, sourceId: string) =>
  (await admin.db.collection(path).where('sourceId', '==', sourceId).count().get()).data().count;

describe('a file with the name of another one', () => {
  it('is asked about before anything is made of it', async () => {
    await expect(upload('ask')).rejects.toMatchObject({ code: 'file-exists' });
    expect((await admin.db.collection(paths.sources(orgId)).get()).docs.map(({ id }) => id)).toEqual([old]);
    const named = { orgId, chatbotId, fileName: 'other.md', size: 5, sameName: 'ask' as const };
    expect(await callContract(createUpload, named, org.users.member.idToken)).toHaveProperty('sourceId');
  });

  it('is not asked about for another chatbot’s file of that name', async () => {
    const other = await makeChatbot(orgId);
    const input = { orgId, chatbotId: other, fileName: NAME, size: 5, sameName: 'ask' as const };
    expect(await callContract(createUpload, input, org.users.member.idToken)).toHaveProperty('sourceId');
  });

  it('stays beside it where somebody wants both, and answers in its place', async () => {
    expect(await heard()).toContain('59');
    await admin.db.doc(paths.source(orgId, old)).update({ createdAt: new Date(Date.now() - 60_000) });
    const newer = await read(NEW);
    expect((await sourceAt(old).get()).exists).toBe(true);
    const said = await heard();
    expect(said).toContain('64');
    expect(said).not.toContain('59');
    // What was read last is not what counts: the file that was added last is.
    await sourceAt(newer).update({ createdAt: new Date(Date.now() - 120_000) });
    expect(await heard()).toContain('59');
  });
});

describe('a program', () => {
  it('says of a file or a text whether it replaces those of its name', async () => {
    const key = await makeKey(org);
    const send = async (kind: 'files' | 'texts', body: object) => {
      const answer = await callApi(`/chatbots/${chatbotId}/${kind}`, key, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(202);
      const { id } = z.object({ id: z.string() }).parse(JSON.parse(answer.text));
      await untilDocument(paths.source(orgId, id), sourceSchema, ({ status }) => status === 'indexed');
      return id;
    };
    const content = Buffer.from(NEW).toString('base64');
    const beside = await send('files', { fileName: NAME, content });
    expect((await sourceAt(old).get()).exists).toBe(true);
    const newest = await send('files', { fileName: NAME, content, replace: true });
    for (const id of [old, beside]) expect((await sourceAt(id).get()).exists).toBe(false);
    await send('texts', { name: 'base', text: OLD, format: 'markdown', replace: true });
    expect((await sourceAt(newest).get()).exists).toBe(false);
    expect(await heard()).toContain('59');
  });
});

describe('a file that comes in place of another one', () => {
  it('lets it answer until it is indexed itself, and keeps it as what people delete is kept', async () => {
    const { sourceId, path, contentType } = await upload('replace');
    expect((await sourceAt(sourceId).get()).get('replaces')).toEqual([old]);
    expect(await heard()).toContain('59');
    expect(await uploadObject(path, Buffer.from(NEW), contentType, org.users.member.idToken)).toBe(200);
    await untilDocument(paths.source(orgId, sourceId), sourceSchema, ({ status }) => status === 'indexed');
    expect((await sourceAt(old).get()).exists).toBe(false);
    expect(await heard()).toContain('64');
    // The trigger on the deleted source.
    await expect.poll(() => countOf(paths.chunks(orgId), old), { timeout: 20_000 }).toBe(0);

    const { trainingTokens } = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    const { tokens } = sourceSchema.parse((await sourceAt(sourceId).get()).data());
    expect(trainingTokens).toBe(tokens);
    const kinds = (await admin.db.collection(paths.activity(orgId)).get()).docs.map(
      (one) => activitySchema.parse(one.data()).kind,
    );
    expect(kinds).toContain('source-replaced');
    expect(await restoreSources(membershipOf(org, 'member'), [old])).toBe(1);
  });

  it('leaves it where it is when it cannot be read', async () => {
    const broken = await read('', [old]);
    expect((await sourceAt(broken).get()).get('status')).toBe('failed');
    expect((await sourceAt(old).get()).exists).toBe(true);
    expect(await heard()).toContain('59');
  });

  it('has the room of the one that goes', async () => {
    const { tokens } = sourceSchema.parse((await sourceAt(old).get()).data());
    await admin.db.doc(paths.org(orgId)).update({ trainingTokens: MAX });
    const full = await read(NEW);
    expect((await sourceAt(full).get()).get('error')).toBe('training-limit-reached');
    const newer = await read(NEW, [old]);
    const { status, tokens: own } = sourceSchema.parse((await sourceAt(newer).get()).data());
    expect(status).toBe('indexed');
    const { trainingTokens } = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    expect(trainingTokens).toBe(MAX - tokens + own);
  });

  it('is read twice and takes the place once', async () => {
    const newer = await read(NEW, [old]);
    await sourceAt(newer).update({ status: 'processing', leaseUntil: new Date(0) });
    await ingestSource(orgId, newer, local);
    const { status, tokens } = sourceSchema.parse((await sourceAt(newer).get()).data());
    expect(status).toBe('indexed');
    const { trainingTokens } = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    expect(trainingTokens).toBe(tokens);
  });

  it('goes on without the passages that answers do without', async () => {
    const chunks = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', old).get();
    const muted = chunks.docs.map((chunk) => ({ sourceId: old, hash: String(chunk.get('hash')) }));
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted });
    const newer = await read(NEW, [old]);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot.muted).toEqual(muted.map(({ hash }) => ({ sourceId: newer, hash })));
  });

  it('takes no place among another chatbot’s files, nor that of anything but a file', async () => {
    const other = await makeChatbot(orgId);
    const theirs = await makeSource(orgId, other, OLD, { name: NAME });
    await read(NEW, [theirs]);
    expect((await sourceAt(theirs).get()).exists).toBe(true);
  });
});
