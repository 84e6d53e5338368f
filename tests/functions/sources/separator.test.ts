import { chooseSeparator as contract } from '@parlance/domain/contracts/sources/sources';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import type { Separator } from '@parlance/domain/spreadsheet/separators';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { enqueueIngestion } from '../../../functions/src/knowledge/ingestion/enqueueIngestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { chooseSeparator } from '../../../functions/src/knowledge/chooseSeparator.ts';
import { previewSource } from '../../../functions/src/knowledge/sources/previewSource.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';

/** Commas were meant, and semicolons are found: every row has one. */
const LAMPS = 'Lamp,Size;colour\nDesk,small;green\nFloor,tall;black\n';
const AS_FOUND = 'Lamp,Size: Desk,small | colour: green\n\nLamp,Size: Floor,tall | colour: black';
const AS_MEANT = 'Lamp: Desk | Size;colour: small;green\n\nLamp: Floor | Size;colour: tall;black';
const local = createLocalProvider();

let sourceId: string;

const { orgId, users } = await makeTeam();
const chatbotId = await makeChatbot(orgId);

beforeEach(async () => {
  sourceId = await makeCsv();
  await ingestSource(orgId, sourceId, local);
});

const makeCsv = () => makeSource(orgId, chatbotId, LAMPS, { name: 'lamps.csv', fileType: 'csv' });
const documentOf = (id: string) => admin.db.doc(paths.source(orgId, id));
const read = async (id = sourceId) => sourceSchema.parse((await documentOf(id).get()).data());
const choose = (separator: Separator | null, id = sourceId) =>
  chooseSeparator(orgId, { chatbotId, sourceId: id, separator });

async function textOf(): Promise<string> {
  return (await previewSource(orgId, sourceId, null, 0)).passages.map(({ text }) => text).join('\n\n');
}

/** Waits for the suite's own worker. */
function untilRead(found: string) {
  return untilDocument(
    paths.source(orgId, sourceId),
    sourceSchema,
    (source) => source.status === 'indexed' && source.type === 'file' && source.separatorFound === found,
  );
}

describe('the separator of a CSV file', () => {
  it('is stored as it was found, and is another one once a member has chosen it, until nobody chooses any more', async () => {
    expect(await read()).toMatchObject({ separatorFound: 'semicolon', separatorChosen: null });
    expect(await textOf()).toBe(AS_FOUND);

    const input = { orgId, chatbotId, sourceId };
    await callContract(contract, { ...input, separator: 'comma' }, users.member.idToken);
    expect(await untilRead('comma')).toMatchObject({ separatorChosen: 'comma', attempts: 1, error: null, chunks: 1 });
    expect(await textOf()).toBe(AS_MEANT);

    await callContract(contract, { ...input, separator: null }, users.member.idToken);
    expect(await untilRead('semicolon')).toMatchObject({ separatorChosen: null });
    expect(await textOf()).toBe(AS_FOUND);
  });

  it('is chosen once by calls and tasks that come twice', async () => {
    await Promise.all([choose('comma'), choose('comma')]);
    await Promise.all([enqueueIngestion(orgId, sourceId, 'again'), enqueueIngestion(orgId, sourceId, 'again')]);
    const { indexedAt } = await untilRead('comma');
    await choose('comma');
    await ingestSource(orgId, sourceId, local);
    expect(await read()).toMatchObject({ status: 'indexed', attempts: 1, indexedAt });
  });

  it.each(['claimed', 'read', 'written'] as const)(
    'is that of the last choice where a worker has %s it',
    async (at) => {
      sourceId = await makeCsv();
      const onStep = async (step: string) => (step === at ? choose('comma') : undefined);
      await ingestSource(orgId, sourceId, local, { onStep });
      await untilRead('comma');
      expect(await textOf()).toBe(AS_MEANT);
      const stored = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).count().get();
      expect(stored.data().count).toBe(1);
    },
  );

  it('is tried again where the file has failed with it', async () => {
    await documentOf(sourceId).update({ status: 'failed', error: 'file-timeout', separatorChosen: 'comma' });
    await choose('comma');
    expect(await untilRead('comma')).toMatchObject({ error: null });
  });

  it('is none of what is no CSV file, of another chatbot or of another organization (T-04)', async () => {
    const other = await makeTeam();
    const markdown = await makeSource(orgId, chatbotId, 'Some text.', { status: 'indexed' });
    const question = await makeQa(orgId, chatbotId, { question: 'A?', answer: 'b' }, { status: 'indexed' });
    const { sourceId: website } = await makeWebsite(orgId, chatbotId, 'https://shop.example/');
    const before = await Promise.all([sourceId, markdown, question, website].map(read));
    const sibling = await makeChatbot(orgId);
    const foreign = await makeChatbot(other.orgId);
    const refused = [
      ...[markdown, question, website, newId()].map((id) => [orgId, chatbotId, id] as const),
      [orgId, sibling, sourceId],
      [other.orgId, chatbotId, sourceId],
      [other.orgId, foreign, sourceId],
    ] as const;
    for (const [of, bot, id] of refused) {
      const attempt = chooseSeparator(of, { chatbotId: bot, sourceId: id, separator: 'comma' });
      await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await Promise.all([sourceId, markdown, question, website].map(read))).toEqual(before);
  });

  it('is not chosen for a file that never arrived, nor as anything else than one of the list', async () => {
    const input = { orgId, chatbotId, sourceId };
    const { idToken } = users.member;
    const strange = await postRaw(contract.name, { ...input, separator: ';' }, idToken);
    expect(strange.code).toBe('invalid-input');
    await admin.bucket.file(paths.sourceFile(orgId, sourceId, 'document.csv')).delete();
    const missing = callContract(contract, { ...input, separator: 'comma' }, idToken);
    await expect(missing).rejects.toMatchObject({ code: 'file-missing' });
    expect(await read()).toMatchObject({ status: 'indexed', separatorChosen: null });
  });
});
