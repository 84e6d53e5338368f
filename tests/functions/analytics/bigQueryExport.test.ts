import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serveBigQuery } from '../../../functions/src/figures/serveBigQuery.ts';
import { admin } from '../../support/admin.ts';
import { changeOf } from '../../support/bigquery/changeOf.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { addOldChat } from '../support/chats/addOldChat.ts';

const ADDRESS = `${suiteUrls.functions}/web/api/bigquery`;
const CHANGE = changeOf('orgs/o1/chats/h1', {});

function bodyOf(change: object, times = 1): string {
  return JSON.stringify({ data: Array.from({ length: times }, () => change) });
}

async function post(body: string, type = 'application/json') {
  const response = await fetch(ADDRESS, { method: 'POST', body, headers: { 'Content-Type': type } });
  return { status: response.status, text: await response.text() };
}

const rowsSchema = z.strictObject({
  data: z.array(z.strictObject({ insertId: z.string(), json: z.record(z.string(), z.unknown()) })),
});

describe('the transform of the BigQuery export', () => {
  it('takes a conversation as it is stored, and gives back the columns of the table without a word of it', async () => {
    const orgId = newId();
    const chatId = await addOldChat(orgId, newId(), 0);
    const document = (await admin.db.doc(paths.chat(orgId, chatId)).get()).data();
    const change = changeOf(paths.chat(orgId, chatId), document);
    expect(change.json.data).toContain(ruleDocuments.chat.lastMessage);
    const { status, text } = await post(bodyOf(change, 2));
    expect(status).toBe(200);
    const { data } = rowsSchema.parse(JSON.parse(text));
    expect(data).toHaveLength(2);
    expect(Object.keys(data[0]?.json ?? {}).toSorted()).toEqual(Object.keys(change.json).toSorted());
    const { data: exported, ...columns } = data[0]?.json ?? {};
    expect({ ...columns, data: change.json.data }).toEqual(change.json);
    expect(JSON.parse(String(exported))).toMatchObject({
      channel: 'widget',
      createdAt: '2026-11-01T12:00:00.000Z',
      handover: { status: 'ended' },
    });
    expect(text).not.toContain(ruleDocuments.chat.lastMessage);
  });

  it('refuses what is larger than any conversation, and more rows than an import sends', async () => {
    const large = { ...CHANGE, json: { ...CHANGE.json, data: 'x'.repeat(1024 * 1024) } };
    expect(await post(bodyOf(large))).toEqual({ status: 413, text: '' });
    expect(await post(bodyOf(CHANGE, 101))).toEqual({ status: 413, text: '' });
    expect((await post(bodyOf(CHANGE, 100))).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"data":'],
    ['a list', '[]'],
    ['no rows', '{"data":[]}'],
    ['rows that are none', '{"data":[null,1,"x"]}'],
    ['a row without columns', '{"data":[{"insertId":"e1"}]}'],
    ['an operation that there is none of', bodyOf({ ...CHANGE, json: { ...CHANGE.json, operation: 'MERGE' } })],
    ['a document that is no text', bodyOf({ ...CHANGE, json: { ...CHANGE.json, data: { lastMessage: 'x' } } })],
    ['one such row among others', JSON.stringify({ data: [CHANGE, {}] })],
  ])('refuses %s', async (_name, body) => {
    expect(await post(body, 'text/plain')).toEqual({ status: 400, text: '' });
  });

  it('takes nothing but POST', async () => {
    const response = await fetch(ADDRESS);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is not there while it is off', () => {
    const body = Buffer.from(bodyOf(CHANGE));
    expect(serveBigQuery({ method: 'POST', body })).toMatchObject({ status: 404, body: '' });
  });
});
