import { downloadExport, startExport } from '@parlance/domain/contracts/dataExports';
import { dataExportSchema, type ExportView } from '@parlance/domain/documents/exports/dataExport';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { eraseChatbot } from '../../../functions/src/chatbots/deletion/eraseChatbot.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { readActivity } from '../support/readActivity.ts';

const ALL_CHATS: ExportView = { kind: 'chats', filter: { search: '', unread: false, mine: false, agent: false } };
const rowSchema = z.object({ chatbotId: z.string(), chatbot: z.string(), text: z.string() });

it('an export over all chatbots has the conversations of each with its name, and is withdrawn with one of them', async () => {
  const org = await makeTeam();
  const { orgId } = org;
  const chatbotId = await makeChatbot(orgId);
  const inputOf = (view: ExportView) => {
    const place = { orgId, chatbotId: null, timezone: 'Europe/Berlin' };
    return { ...place, exportId: newId(), view, format: 'json' as const };
  };
  const other = await makeChatbot(orgId, { name: 'Helper' });
  for (const [bot, text] of [
    [chatbotId, 'one'],
    [other, 'two'],
    ['gone', 'three'],
  ] as const) {
    const chatId = newId();
    await admin.db.doc(paths.chat(orgId, chatId)).set({ ...ruleDocuments.chat, chatbotId: bot, unread: true });
    const said = { ...ruleDocuments.message, chatbotId: bot, text };
    await admin.db.doc(paths.message(orgId, chatId, newId())).set(said);
  }
  const input = inputOf(ALL_CHATS);
  for (let time = 0; time < 2; time += 1) await callContract(startExport, input, org.users.admin.idToken);
  const path = paths.export(orgId, input.exportId);
  await untilDocument(path, dataExportSchema, ({ status }) => status === 'ready');
  const rowsOf = async (exportId: string) => {
    const headers = { Authorization: `Bearer ${org.users.owner.idToken}` };
    const { chunks } = await streamContract(downloadExport, { orgId, exportId }, { headers });
    const file = Buffer.concat(chunks.map(({ data }) => Buffer.from(data, 'base64')));
    const rows = z.array(rowSchema).parse(JSON.parse(file.toString()));
    return rows.map((one) => `${one.chatbotId} ${one.chatbot} ${one.text}`).toSorted();
  };
  const expected = [`${chatbotId} Guide one`, `${other} Helper two`, 'gone  three'];
  expect(await rowsOf(input.exportId)).toEqual(expected.toSorted());
  expect(await readActivity(orgId, ['kind', 'subject'])).toEqual([['all-chats-exported', '']]);

  for (const filter of [{ unread: true }, { search: 'parcel' }, { tag: 'vip' }, { chatbot: other }]) {
    const view: ExportView = { kind: 'chats', filter: { ...ALL_CHATS.filter, ...filter } };
    const narrowed = inputOf(view);
    await callContract(startExport, narrowed, org.users.owner.idToken);
    await untilDocument(paths.export(orgId, narrowed.exportId), dataExportSchema, ({ status }) => status === 'ready');
    const found = await rowsOf(narrowed.exportId);
    expect(found).toHaveLength('unread' in filter ? 3 : 'chatbot' in filter ? 1 : 0);
  }

  const timezone = 'Europe/Berlin';
  await eraseChatbot({ orgId, chatbotId: other, timezone }, () => undefined);
  expect((await admin.db.doc(path).get()).exists).toBe(false);
  const [isThere] = await admin.bucket.file(paths.wholeExportFile(orgId, input.exportId)).exists();
  expect(isThere).toBe(false);
});
