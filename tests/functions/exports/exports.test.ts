import { downloadExport, startExport } from '@parlance/domain/contracts/dataExports';
import {
  type DataExport,
  dataExportSchema,
  type ExportFormat,
  type ExportView,
} from '@parlance/domain/documents/exports/dataExport';
import { type Lead, newLead } from '@parlance/domain/documents/chats/lead';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { expireExports } from '../../../functions/src/figures/exports/job/expireExports.ts';
import { resumeExports } from '../../../functions/src/figures/exports/job/resumeExports.ts';
import { runExport } from '../../../functions/src/figures/exports/job/runExport.ts';
import { startExport as startExportCase } from '../../../functions/src/figures/exports/startExport.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { readActivity } from '../support/readActivity.ts';

const ALL_LEADS: ExportView = { kind: 'leads', filter: { search: '' } };
const ALL_CHATS: ExportView = { kind: 'chats', filter: { search: '', unread: false, mine: false, agent: false } };

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId);
});

async function addLead(change: Partial<Lead> = {}, bot = chatbotId): Promise<string> {
  const leadId = newId();
  const said = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello', category: null };
  const at = new Date('2026-11-20T12:00:00Z');
  const lead = newLead({ chatbotId: bot, chatId: null, consentAt: at, createdAt: at, ...said });
  await admin.db.doc(paths.lead(orgId, leadId)).set({ ...lead, ...change });
  return leadId;
}

function inputOf(view: ExportView, format: ExportFormat = 'json') {
  return { orgId, chatbotId, exportId: newId(), view, format, timezone: 'Europe/Berlin' };
}

async function fetchFile(exportId: string, role: Role = 'owner', of = org): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${of.users[role].idToken}` };
  const { chunks, result } = await streamContract(downloadExport, { orgId: of.orgId, exportId }, { headers });
  const file = Buffer.concat(chunks.map(({ data }) => Buffer.from(data, 'base64')));
  expect(file.length).toBe(result.bytes);
  return file;
}

async function exported(view: ExportView, format: ExportFormat = 'json'): Promise<Buffer> {
  const input = inputOf(view, format);
  await callContract(startExport, input, org.users.admin.idToken);
  await untilDocument(paths.export(orgId, input.exportId), dataExportSchema, ({ status }) => status === 'ready');
  return fetchFile(input.exportId);
}

async function namesIn(view: ExportView): Promise<string[]> {
  const rows = z.array(z.object({ name: z.string() })).parse(JSON.parse((await exported(view)).toString()));
  return rows.map(({ name }) => name);
}

/** An export, written past the callable. */
async function addExport(change: Partial<DataExport>): Promise<string> {
  const exportId = newId();
  const expiresAt = new Date(Date.now() + DAY_MS);
  const fields = { ...ruleDocuments.dataExport, chatbotId, expiresAt, attempts: 0, ...change };
  await admin.db.doc(paths.export(orgId, exportId)).set(fields);
  return exportId;
}

async function isFileThere(exportId: string): Promise<boolean> {
  const [isThere] = await admin.bucket.file(paths.exportFile(orgId, chatbotId, exportId)).exists();
  return isThere;
}

describe('an export of leads', () => {
  it('has what the list shows, formulas as text (A-59), and stands in the activity', async () => {
    await addLead({ name: '=HYPERLINK("http://evil.example")', message: 'Grüße 🎉\n"quoted"; =1' });
    await addLead({ name: 'Elsewhere' }, await makeChatbot(orgId));
    const file = (await exported(ALL_LEADS, 'csv')).toString();
    expect(file).toContain(`,"'=HYPERLINK(""http://evil.example"")","ada@example.com","","Grüße 🎉\n""quoted""; =1",`);
    expect(file).not.toContain('Elsewhere');
    const { uid } = org.users.admin;
    expect(await readActivity(orgId, ['kind', 'to', 'actorUid'])).toEqual([['leads-exported', 'CSV', uid]]);
  });

  it('is narrowed like the list, by days of the reader’s time zone', async () => {
    await addLead({ name: 'early', createdAt: new Date('2026-11-19T22:59:59Z') });
    await addLead({ name: 'mine', createdAt: new Date('2026-11-19T23:00:00Z'), assigneeUid: org.users.admin.uid });
    await addLead({ name: 'done', status: 'done', createdAt: new Date('2026-11-20T22:59:59Z') });
    await addLead({ name: 'late', createdAt: new Date('2026-11-20T23:00:00Z') });
    const filter = { search: '', from: '2026-11-20', to: '2026-11-20' };
    expect(await namesIn({ kind: 'leads', filter })).toEqual(['done', 'mine']);
    expect(await namesIn({ kind: 'leads', filter: { ...filter, status: 'done' } })).toEqual(['done']);
    expect(await namesIn({ kind: 'leads', filter: { search: '', assignee: 'me' } })).toEqual(['mine']);
    expect(await namesIn({ kind: 'leads', filter: { search: 'ada@exa', category: null, priority: 'high' } })).toEqual(
      [],
    );
  });
});

it('an export over all chatbots has the leads of each with its name, and those alone that are open', async () => {
  const helper = await makeChatbot(orgId, { name: 'Helper' });
  await addLead({ name: 'one' });
  await addLead({ name: 'two', status: 'in-progress' }, helper);
  await addLead({ name: 'three', status: 'done' }, helper);
  const rowsOf = async (filter: Extract<ExportView, { kind: 'leads' }>['filter']) => {
    const input = { ...inputOf({ kind: 'leads', filter }), chatbotId: null };
    await callContract(startExport, input, org.users.admin.idToken);
    await untilDocument(paths.export(orgId, input.exportId), dataExportSchema, ({ status }) => status === 'ready');
    const rows = z
      .array(z.object({ chatbotId: z.string(), chatbot: z.string(), name: z.string() }))
      .parse(JSON.parse((await fetchFile(input.exportId)).toString()));
    return rows.map((row) => `${row.chatbotId} ${row.chatbot} ${row.name}`).toSorted();
  };
  const open = [`${chatbotId} Guide one`, `${helper} Helper two`];
  expect(await rowsOf({ search: '' })).toEqual([...open, `${helper} Helper three`].toSorted());
  expect(await rowsOf({ search: '', status: 'open' })).toEqual(open.toSorted());
  expect(await readActivity(orgId, ['kind', 'subject'])).toEqual([
    ['all-leads-exported', ''],
    ['all-leads-exported', ''],
  ]);
});

describe('an export of conversations', () => {
  it('has a row for each message, in its order, and those conversations alone that pass search and filters', async () => {
    const { chat, message } = ruleDocuments;
    const add = async (terms: string[], unread: boolean, texts: string[], change = {}) => {
      const chatId = newId();
      const said = { ...chat, chatbotId, terms, unread, tags: [], assigneeUid: null, ...change };
      await admin.db.doc(paths.chat(orgId, chatId)).set(said);
      for (const [index, text] of texts.entries()) {
        const at = new Date(chat.createdAt.getTime() + index);
        await admin.db.doc(paths.message(orgId, chatId, newId())).set({ ...message, chatbotId, text, at });
      }
    };
    await add(['parcel', 'lost'], true, ['first', 'second']);
    await add(['parcel', 'lost'], false, ['read']);
    await add(['parcel'], true, ['another'], { tags: ['vip'], assigneeUid: 'ada' });
    await add([], false, ['tagged'], { tags: ['vip'] });
    const filter = { search: 'parcel lost', unread: true, mine: false, agent: false };
    const rows: unknown = JSON.parse((await exported({ kind: 'chats', filter })).toString());
    expect(rows).toEqual([
      expect.objectContaining({ text: 'first', role: 'user', channel: 'widget' }),
      expect.objectContaining({ text: 'second' }),
    ]);
    expect(JSON.parse((await exported(ALL_CHATS)).toString())).toHaveLength(5);
    const textsOf = async (change: object) => {
      const view = { kind: 'chats', filter: { ...ALL_CHATS.filter, search: '', ...change } } as const;
      const file: unknown = JSON.parse((await exported(view)).toString());
      return z
        .array(z.object({ text: z.string() }))
        .parse(file)
        .map(({ text }) => text)
        .toSorted((a, b) => a.localeCompare(b));
    };
    expect(await textsOf({ tag: 'vip' })).toEqual(['another', 'tagged']);
    expect(await textsOf({ tag: 'vip', assignee: 'none' })).toEqual(['tagged']);
    expect(await textsOf({ assignee: 'ada' })).toEqual(['another']);
  });
});

describe('startExport', () => {
  it('begins one at a time for an organization, however many ask at once (A-102), and the same one once (A-109)', async () => {
    const inputs = Array.from({ length: 5 }, () => inputOf(ALL_LEADS));
    const who = membershipOf(org, 'owner');
    // A task of the suite could finish the first before the last has asked.
    const enqueue = async () => undefined;
    const begun = await Promise.allSettled(inputs.map((input) => startExportCase(who, input, enqueue)));
    const refused = begun.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused.filter((reason) => reason.includes('export-running'))).toHaveLength(4);
    const one = inputs[begun.findIndex(({ status }) => status === 'fulfilled')];
    if (one === undefined) throw new Error('none was begun');
    await startExportCase(who, one);
    await untilDocument(paths.export(orgId, one.exportId), dataExportSchema, ({ status }) => status === 'ready');
    expect(await readActivity(orgId, ['kind'])).toEqual([['leads-exported']]);
    await callContract(startExport, inputOf(ALL_LEADS), org.users.owner.idToken);
  });

  it('takes no filter that there is not', async () => {
    const input = inputOf(ALL_LEADS);
    const wrong = { ...input, view: { kind: 'leads', filter: { search: '', orderBy: 'secret' } } };
    expect((await postRaw(startExport.name, wrong, org.users.owner.idToken)).code).toBe('invalid-input');
    expect((await admin.db.collection(paths.exports(orgId)).get()).size).toBe(0);
  });
});

describe('the file of an export', () => {
  it('is given to an administrator, and to nobody of another organization or after its day (T-04, T-08)', async () => {
    const exportId = await addExport({ status: 'waiting' });
    await expect(fetchFile(exportId)).rejects.toMatchObject({ code: 'not-found' });
    await runExport(orgId, exportId);
    expect((await fetchFile(exportId, 'admin')).toString()).toContain('"createdAt"');
    await expect(fetchFile(exportId, 'owner', await makeTeam())).rejects.toMatchObject({ code: 'not-found' });
    await admin.db.doc(paths.export(orgId, exportId)).update({ expiresAt: new Date() });
    await expect(fetchFile(exportId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('goes after a day with its document, and no other does (A-108)', async () => {
    const [old, fresh] = [await addExport({ status: 'waiting' }), await addExport({ status: 'waiting' })];
    for (const exportId of [old, fresh]) await runExport(orgId, exportId);
    expect([await isFileThere(old), await isFileThere(fresh)]).toEqual([true, true]);
    await admin.db.doc(paths.export(orgId, old)).update({ expiresAt: new Date() });
    await expireExports(wholeRun());
    expect([await isFileThere(old), await isFileThere(fresh)]).toEqual([false, true]);
    const left = await admin.db.collection(paths.exports(orgId)).listDocuments();
    expect(left.map(({ id }) => id)).toEqual([fresh]);
  });

  it('is written once for two workers, and by another one after a worker died (A-109)', async () => {
    await addLead();
    const dead = await addExport({ status: 'running', attempts: 1, leaseUntil: new Date(Date.now() - 1) });
    const living = await addExport({ status: 'running', attempts: 1, leaseUntil: new Date(Date.now() + DAY_MS) });
    const queued: string[] = [];
    await resumeExports(wholeRun(), async (_, exportId) => void queued.push(exportId));
    expect([queued.includes(dead), queued.includes(living)]).toEqual([true, false]);
    await Promise.all([runExport(orgId, dead), runExport(orgId, dead), runExport(orgId, living)]);
    const state = async (id: string) => (await admin.db.doc(paths.export(orgId, id)).get()).data();
    expect(await state(dead)).toMatchObject({ status: 'ready', attempts: 2, done: 1, total: 1, leaseUntil: null });
    expect(await state(living)).toMatchObject({ status: 'running', attempts: 1 });
  });

  it('is given up after three workers, so that the next export can begin', async () => {
    const exportId = await addExport({ status: 'running', attempts: 3, leaseUntil: new Date(Date.now() - 1) });
    await runExport(orgId, exportId);
    const given = (await admin.db.doc(paths.export(orgId, exportId)).get()).data();
    expect(given).toMatchObject({ status: 'failed', leaseUntil: null });
    await callContract(startExport, inputOf(ALL_LEADS), org.users.owner.idToken);
  });
});
