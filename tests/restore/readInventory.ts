import { createHash } from 'node:crypto';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { admin } from '../support/admin.ts';

/** What a project holds: the hash of each document, account and file by its name. */
export type Inventory = ReadonlyMap<string, string>;

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A document as text, whatever the order of its fields. */
function hashOfDocument(data: DocumentData): string {
  return hashOf(Object.entries(data).toSorted(([a], [b]) => a.localeCompare(b)));
}

async function addDocuments(found: Map<string, string>, parent?: DocumentReference): Promise<void> {
  const collections = await (parent ?? admin.db).listCollections();
  for (const collection of collections) {
    const { docs } = await collection.get();
    for (const document of docs) found.set(document.ref.path, hashOfDocument(document.data()));
    // Documents that are gone can have collections below them still.
    for (const reference of await collection.listDocuments()) await addDocuments(found, reference);
  }
}

async function addAccounts(found: Map<string, string>): Promise<void> {
  const { users } = await admin.auth.listUsers(1000);
  for (const { uid, email, emailVerified, displayName, disabled, customClaims, providerData } of users) {
    found.set(`account ${uid}`, hashOf([email, emailVerified, displayName, disabled, customClaims, providerData]));
  }
}

async function addFiles(found: Map<string, string>): Promise<void> {
  const [files] = await admin.bucket.getFiles();
  for (const { name, metadata } of files) found.set(`file ${name}`, hashOf([metadata.size, metadata.md5Hash]));
}

/** Everything that the emulators hold. */
export async function readInventory(): Promise<Inventory> {
  const found = new Map<string, string>();
  await addDocuments(found);
  await Promise.all([addAccounts(found), addFiles(found)]);
  return found;
}
