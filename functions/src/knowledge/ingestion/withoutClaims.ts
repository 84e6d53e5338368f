/**
 * The change of metadata that removes what a client said of its upload, which nothing here believes. Firebase also gives every
 * upload a token that opens it by its address alone, past all rules, and a client may choose it: only the ingestion reads
 * documents.
 * https://firebase.google.com/docs/storage/web/download-files
 */
export function withoutClaims(metadata: Readonly<Record<string, string>> = {}): Record<string, null> {
  const names = new Set(['firebaseStorageDownloadTokens', ...Object.keys(metadata)]);
  return Object.fromEntries([...names].map((name) => [name, null]));
}
