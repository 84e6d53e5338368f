import type { Cloud } from '../cloud/Cloud.ts';

/** Address of all composite indexes of a project's database, or of the fields that have index settings of their own. */
export function firestoreList({ projectId }: Cloud, list: 'indexes' | 'fields'): string {
  const base = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/${list}`;
  return list === 'indexes' ? base : `${base}?filter=${encodeURIComponent('indexConfig.usesAncestorConfig:false')}`;
}
