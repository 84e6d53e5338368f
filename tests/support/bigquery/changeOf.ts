import { fromJson } from '../documents/storedForm.ts';

/**
 * The body that the extension `firebase/firestore-bigquery-export` POSTs for a change of a document, by its change tracker 2.2.1: the
 * document as its fields are in the Admin SDK, as JSON in JSON.
 */
export function changeOf(path: string, document: unknown) {
  const [, orgId = ''] = path.split('/');
  return {
    insertId: 'e1',
    json: {
      timestamp: '2026-11-28T12:00:00.123456Z',
      event_id: 'e1',
      document_name: `projects/demo/databases/(default)/documents/${path}`,
      document_id: path.split('/').at(-1) ?? '',
      operation: 'UPDATE' as const,
      data: JSON.stringify(fromJson(document)),
      old_data: null,
      path_params: JSON.stringify({ orgId }),
    },
  };
}
