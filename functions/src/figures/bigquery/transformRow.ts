import type * as z from 'zod';
import type { ChangeRow } from './changeRow.ts';
import { exportedChatSchema } from './exportedChat.ts';
import { exportedStatsSchema } from './exportedStats.ts';

/** By the collection below an organization. */
const EXPORTED: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['chats', exportedChatSchema],
  ['stats', exportedStatsSchema],
]);

const DOCUMENT_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents\/orgs\/([\w-]{1,128})\/(\w+)\/[^/]+$/;

/** The fields of a document that may leave, as JSON with times in ISO 8601; null where the document cannot be read. */
function exported(schema: z.ZodType, json: string): string | null {
  try {
    const fields: unknown = JSON.parse(json);
    const { success, data } = schema.safeParse(fields);
    return success ? JSON.stringify(data) : null;
  } catch {
    return null;
  }
}

/**
 * A change as BigQuery may get it: conversations and figures with the fields that `exportedChatSchema` and `exportedStatsSchema`
 * name, any other document and any that cannot be read with none. What the document was before is left out always.
 */
export function transformRow({ insertId, json }: ChangeRow) {
  const [, orgId, collection = ''] = DOCUMENT_NAME.exec(json.document_name) ?? [];
  const schema = EXPORTED.get(collection);
  return {
    insertId,
    json: {
      timestamp: json.timestamp,
      event_id: json.event_id,
      document_name: json.document_name,
      document_id: json.document_id,
      operation: json.operation,
      data: schema === undefined || typeof json.data !== 'string' ? null : exported(schema, json.data),
      old_data: null,
      // The column is there with WILDCARD_IDS alone.
      ...(typeof json.path_params === 'string' ? { path_params: JSON.stringify({ orgId }) } : {}),
    },
  };
}
