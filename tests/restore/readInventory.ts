import { createHash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { admin } from '../support/admin.ts';

/** Contents of a project: the hash of each document, account and file by its name. */
export type Inventory = ReadonlyMap<string, string>;

/** Firestore keeps no order of a map's fields. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex');
}

async function addDocuments(found: Map<string, string>, parent?: DocumentReference): Promise<void> {
  const collections = await (parent ?? admin.db).listCollections();
  for (const collection of collections) {
    const { docs } = await collection.get();
    for (const document of docs) found.set(document.ref.path, hashOf(document.data()));
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
