import { createChatbot } from '@parlance/domain/contracts/chatbots';
import { createUpload } from '@parlance/domain/contracts/sources/sources';
import {
  type FileSource,
  newFileSource,
  newQaSource,
  type Source,
  sourceSchema,
} from '@parlance/domain/documents/knowledge/source';
import { FILE_TYPES, fileTypeOf } from '@parlance/domain/fileTypes';
import { visitorUid } from '@parlance/domain/identity';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../support/admin.ts';
import { forgeToken } from '../functions/support/accounts/forgeToken.ts';
import { anonymousVisitor } from './support/anonymousVisitor.ts';
import { callContract } from '../support/callContract.ts';
import { makeTeam } from '../support/accounts/makeTeam.ts';
import { makeUser, type TestUser } from '../support/accounts/makeUser.ts';
import { makeWebsite } from '../support/hostile-site/makeWebsite.ts';
import { memberDocument } from './support/rulesFixture.ts';
import { storageRequest } from './support/storageRequest.ts';
import { untilDocument } from '../support/untilDocument.ts';
import { uploadObject } from '../support/uploadObject.ts';

const TEXT = Buffer.from('Delivery costs 4.90 euros.\n');
const { txt: PLAIN } = FILE_TYPES;
const ALLOWED = 200;
const DENIED = 403;

const [org, other, unconfirmed] = await Promise.all([makeTeam(), makeTeam(), makeUser(false)]);
await admin.db.doc(paths.member(org.orgId, unconfirmed.uid)).set(memberDocument(unconfirmed.uid, 'member'));
const { chatbotId } = await callContract(
  createChatbot,
  { orgId: org.orgId, name: 'Guide', description: '' },
  org.users.member.idToken,
);

/** Fields of a source of the member's with the size of TEXT, whatever its kind. */
function ownFields() {
  return { chatbotId, size: TEXT.length, createdBy: org.users.member.uid, createdAt: new Date() };
}

async function storedSource(source: Source): Promise<string> {
  const sourceId = newId();
  await admin.db.doc(paths.source(org.orgId, sourceId)).set(source);
  return sourceId;
}

/** A source that waits for TEXT from the member, but for what `overrides` say; written past createUpload. */
async function pendingSource(overrides: Partial<FileSource> = {}): Promise<string> {
  return storedSource(newFileSource({ ...ownFields(), name: 'delivery.txt', fileType: 'txt', ...overrides }));
}

function placeOf(sourceId: string, fileName = 'document.txt', orgId = org.orgId): string {
  return paths.sourceFile(orgId, sourceId, fileName);
}

describe('T-42 T-08 T-11 a document, the one kind of upload that there is, that createUpload has promised', () => {
  it('may be uploaded once by its person and is neither replaced nor read afterwards', async () => {
    const { idToken } = org.users.member;
    const input = { orgId: org.orgId, chatbotId, fileName: '../../delivery.txt', size: TEXT.length };
    const permit = await callContract(createUpload, input, idToken);
    expect(permit.path).toBe(placeOf(permit.sourceId));
    expect(await uploadObject(permit.path, TEXT, permit.contentType, idToken)).toBe(ALLOWED);

    const taken = ({ status }: Source): boolean => status !== 'pending';
    const source = await untilDocument(paths.source(org.orgId, permit.sourceId), sourceSchema, taken);
    expect(await uploadObject(permit.path, TEXT, permit.contentType, idToken)).toBe(DENIED);
    // T-08: nothing that people read holds a key to the file.
    expect(Object.keys(source).filter((field) => /url|token$|path/i.test(field))).toEqual([]);
  });

  const types = Object.keys(FILE_TYPES).flatMap((name) => fileTypeOf(`document.${name}`) ?? []);

  it.each(types)('may be of every type that is read: %s', async (fileType) => {
    const contentType = FILE_TYPES[fileType];
    const sourceId = await pendingSource({ fileType });
    const place = placeOf(sourceId, `document.${fileType}`);
    expect(await uploadObject(place, TEXT, 'text/x-other', org.users.member.idToken)).toBe(DENIED);
    expect(await uploadObject(place, TEXT, contentType, org.users.member.idToken)).toBe(ALLOWED);
  });

  it('is not replaced while its reading has not begun', async () => {
    const place = placeOf(await pendingSource({ status: 'processing' }));
    await admin.bucket.file(place).save(TEXT, { contentType: PLAIN, resumable: false });
    await admin.db.doc(place.slice(0, place.lastIndexOf('/'))).update({ status: 'pending' });
    const forged = Buffer.alloc(TEXT.length, 'x');
    expect(await uploadObject(place, forged, PLAIN, org.users.member.idToken)).toBe(DENIED);
  });
});

/** Everybody but the member for whom the source was made. */
const STRANGERS: readonly [string, () => TestUser | undefined][] = [
  ['the owner of the organization', () => org.users.owner],
  ['an admin', () => org.users.admin],
  ['a viewer', () => org.users.viewer],
  ['the owner of another organization', () => other.users.owner],
  ['a member whose address is not confirmed', () => unconfirmed],
  ['nobody', () => undefined],
];

describe('T-42 T-07 an upload', () => {
  it.each(STRANGERS)('by %s is refused where a member is awaited', async (_who, person) => {
    const place = placeOf(await pendingSource());
    expect(await uploadObject(place, TEXT, PLAIN, person()?.idToken)).toBe(DENIED);
  });

  it.each([
    ['a viewer', () => org.users.viewer],
    ['the owner of another organization', () => other.users.owner],
    ['a member whose address is not confirmed', () => unconfirmed],
  ] as const)('by %s is refused even if the source names them', async (_who, person) => {
    const place = placeOf(await pendingSource({ createdBy: person().uid }));
    expect(await uploadObject(place, TEXT, PLAIN, person().idToken)).toBe(DENIED);
  });

  it('by an anonymous visitor is refused even if the source names them', async () => {
    const visitor = await anonymousVisitor();
    const place = placeOf(await pendingSource({ createdBy: visitor.uid }));
    expect(await uploadObject(place, TEXT, PLAIN, visitor.idToken)).toBe(DENIED);
  });

  it.each([
    ['a custom token', { firebase: { identities: {}, sign_in_provider: 'custom' } }],
    ['an anonymous sign-in', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }],
    ['a visitor’s claim', { visitorChat: 'chat' }],
  ])('by its own person with %s is refused, and by a mailed link let in (A-127)', async (_with, claims) => {
    const { uid, idToken } = org.users.member;
    const place = placeOf(await pendingSource({ createdBy: uid }));
    expect(await uploadObject(place, TEXT, PLAIN, forgeToken(idToken, claims))).toBe(DENIED);
    const byLink = { mailLink: true, firebase: { identities: {}, sign_in_provider: 'custom' } };
    expect(await uploadObject(place, TEXT, PLAIN, forgeToken(idToken, byLink))).toBe(ALLOWED);
  });

  it('by the account of a visitor’s browser is refused, a member or not (A-127)', async () => {
    const uid = visitorUid(newId());
    await admin.db.doc(paths.member(org.orgId, uid)).set(memberDocument(uid, 'owner'));
    const place = placeOf(await pendingSource({ createdBy: uid }));
    const idToken = forgeToken(org.users.member.idToken, { user_id: uid, sub: uid });
    expect(await uploadObject(place, TEXT, PLAIN, idToken)).toBe(DENIED);
  });

  it.each(['pending', 'gone', 'viewer'] as const)('by a member who became %s meanwhile is refused', async (change) => {
    const person = await makeUser();
    const membership = admin.db.doc(paths.member(org.orgId, person.uid));
    await membership.set(memberDocument(person.uid, 'member', change === 'pending' ? 'pending' : 'active'));
    const place = placeOf(await pendingSource({ createdBy: person.uid }));
    if (change === 'gone') await membership.delete();
    if (change === 'viewer') await membership.update({ role: 'viewer' });
    expect(await uploadObject(place, TEXT, PLAIN, person.idToken)).toBe(DENIED);
  });
});

interface Wrong {
  source?: Partial<FileSource>;
  bytes?: Uint8Array;
  contentType?: string;
  fileName?: string;
}

const LARGE = LIMITS.documentBytesLarge;

const WRONGS: readonly [string, Wrong][] = [
  ['one byte more', { bytes: Buffer.concat([TEXT, Buffer.from('!')]) }],
  ['one byte less', { bytes: TEXT.subarray(1) }],
  ['no bytes', { bytes: Buffer.alloc(0) }],
  ['no bytes, as promised', { bytes: Buffer.alloc(0), source: { size: 0 } }],
  ['more than 5 MB, as promised', { bytes: Buffer.alloc(LARGE + 1, 'a'), source: { size: LARGE + 1 } }],
  ['another content type', { contentType: 'text/html' }],
  ['a content type with a parameter', { contentType: 'text/plain; charset=utf-8' }],
  ['the content type of another kind of document', { contentType: FILE_TYPES.pdf }],
  ['another file name', { fileName: 'prices.txt' }],
  ['another ending', { fileName: 'document.pdf' }],
  ['another ending with its content type', { fileName: 'document.pdf', contentType: FILE_TYPES.pdf }],
  ['an ending in capitals', { fileName: 'document.TXT' }],
  ['two endings', { fileName: 'document.txt.html' }],
  ['a source that is read at present', { source: { status: 'processing' } }],
  ['a source that is indexed', { source: { status: 'indexed' } }],
  ['a source that has failed', { source: { status: 'failed' } }],
];

describe('T-42 an upload by the right member', () => {
  it.each(WRONGS)('is refused with %s', async (_what, wrong) => {
    const sourceId = await pendingSource(wrong.source);
    const { bytes = TEXT, contentType = PLAIN, fileName } = wrong;
    expect(await uploadObject(placeOf(sourceId, fileName), bytes, contentType, org.users.member.idToken)).toBe(DENIED);
  });

  it.each([
    ['a source that does not exist', () => placeOf(newId())],
    ['the source, in another organization', (id: string) => placeOf(id, 'document.txt', other.orgId)],
    ['the folder above', (id: string) => `orgs/${org.orgId}/sources/${id}.txt`],
    ['a folder below', (id: string) => placeOf(id, 'deeper/document.txt')],
    ['the file of an export', (id: string) => paths.exportFile(org.orgId, id, id)],
    ['a chatbot’s picture', (id: string) => paths.picture(org.orgId, id, 'a'.repeat(64))],
    ['the root', () => 'document.txt'],
    ['another root', (id: string) => `public/${placeOf(id)}`],
    ['an absolute path', (id: string) => `/${placeOf(id)}`],
    ['an empty segment', (id: string) => placeOf(id, '/document.txt')],
    ['a trailing slash', (id: string) => placeOf(id, 'document.txt/')],
    ['.', (id: string) => placeOf(id, './document.txt')],
    ['..', (id: string) => placeOf(id, `../${id}/document.txt`)],
    ['.. into another organization', (id: string) => placeOf(id, `../../../${other.orgId}/sources/${id}/document.txt`)],
    ['encoded ..', (id: string) => placeOf(id, '..%2f..%2fdocument.txt')],
    ['twice encoded ..', (id: string) => placeOf(id, '%252e%252e%252fdocument.txt')],
    ['backslashes', (id: string) => placeOf(id, '..\\..\\document.txt')],
    ['NUL', (id: string) => placeOf(id, 'document.txt\u0000.pdf')],
    ['a line break', (id: string) => placeOf(id, 'document.txt\n')],
    ['a full-width full stop', (id: string) => placeOf(id, 'document．txt')],
  ])('is refused at %s', async (_where, place) => {
    const path = place(await pendingSource());
    expect(await uploadObject(path, TEXT, PLAIN, org.users.member.idToken)).toBe(DENIED);
    expect(await admin.bucket.file(path).exists()).toEqual([false]);
  });

  it.each(['document.txt', 'document.null', 'document.undefined'])(
    'is refused as %s for a website or a question, which wait for no file',
    async (fileName) => {
      const website = await makeWebsite(org.orgId, chatbotId, 'https://shop.example/');
      await admin.db.doc(paths.source(org.orgId, website.sourceId)).update(ownFields());
      const qa = newQaSource({ ...ownFields(), name: 'How much?', question: 'How much?', answer: '4.90 euros.' });
      // Those of before hold the fields of other kinds.
      const formerQa = { ...qa, fileType: null, website: null };
      for (const sourceId of [website.sourceId, await storedSource(qa), await storedSource(formerQa)]) {
        const place = placeOf(sourceId, fileName);
        expect(await uploadObject(place, TEXT, PLAIN, org.users.member.idToken)).toBe(DENIED);
      }
    },
  );
});

const READERS: readonly [string, () => TestUser | undefined][] = [
  ['the person who uploaded it', () => org.users.member],
  ['the owner', () => org.users.owner],
  ['a viewer', () => org.users.viewer],
  ['the owner of another organization', () => other.users.owner],
  ['nobody', () => undefined],
];

describe.each([
  ['a stored document', async () => placeOf(await pendingSource({ status: 'indexed' }))],
  ['the file of an export', async () => paths.exportFile(org.orgId, chatbotId, newId())],
])('T-08 T-65 %s', (_what, makePlace) => {
  let place: string;
  beforeAll(async () => {
    place = await makePlace();
    await admin.bucket.file(place).save(TEXT, { contentType: PLAIN, resumable: false });
  });

  it.each(READERS)('is neither read, listed, changed nor deleted by %s', async (_who, person) => {
    const token = person()?.idToken;
    const object = `/${encodeURIComponent(place)}`;
    const folder = encodeURIComponent(place.slice(0, place.lastIndexOf('/') + 1));
    expect(await storageRequest('GET', object, token)).toBe(DENIED);
    expect(await storageRequest('GET', `${object}?alt=media`, token)).toBe(DENIED);
    expect(await storageRequest('GET', `${object}?alt=media&token=${newId()}`, token)).toBe(DENIED);
    expect(await storageRequest('GET', `?prefix=${folder}`, token)).toBe(DENIED);
    expect(await storageRequest('GET', `?prefix=${folder}&delimiter=%2F`, token)).toBe(DENIED);
    expect(await storageRequest('GET', '', token)).toBe(DENIED);
    expect(await storageRequest('GET', '?delimiter=%2F', token)).toBe(DENIED);
    const patch = { headers: { 'Content-Type': 'application/json' }, body: '{"contentType":"text/html"}' };
    expect(await storageRequest('PATCH', object, token, patch)).toBe(DENIED);
    expect(await storageRequest('DELETE', object, token)).toBe(DENIED);
  });

  it.each(READERS)('cannot be told from one that is not there by %s', async (_who, person) => {
    const missing = `/${encodeURIComponent(placeOf(newId()))}`;
    expect(await storageRequest('GET', missing, person()?.idToken)).toBe(DENIED);
    expect(await storageRequest('GET', `${missing}?alt=media`, person()?.idToken)).toBe(DENIED);
  });

  it('is still there and unchanged after all of this', async () => {
    const [content] = await admin.bucket.file(place).download();
    const [metadata] = await admin.bucket.file(place).getMetadata();
    expect(content.equals(TEXT)).toBe(true);
    expect(metadata.contentType).toBe(PLAIN);
  });
});
