import * as z from 'zod';

/**
 * A change of a document as the extension `firebase/firestore-bigquery-export` 0.3.1 sends it to its TRANSFORM_FUNCTION and takes it
 * back: columns of the table `*_raw_changelog`. Columns that are not named here are left out, `old_data` among them.
 */
export const changeRowSchema = z.object({
  insertId: z.string().max(300),
  json: z.object({
    timestamp: z.union([z.string().max(64), z.number()]),
    /** Empty for documents that the extension's import script has read. */
    event_id: z.string().max(300),
    /** `projects/{project}/databases/{database}/documents/{path}` */
    document_name: z.string().max(6144),
    document_id: z.string().max(1500),
    operation: z.enum(['CREATE', 'UPDATE', 'DELETE', 'IMPORT']),
    /** The document as JSON; none for one that was deleted. */
    data: z.string().nullish(),
    /** Ids of the wildcards in COLLECTION_PATH as JSON, with WILDCARD_IDS alone. */
    path_params: z.string().nullish(),
  }),
});

export type ChangeRow = z.infer<typeof changeRowSchema>;
