import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { lineField } from '@parlance/domain/fields';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addFile } from '../../../knowledge/addFile.ts';
import { actorOf } from '../actorOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';
import { replaceField } from './replaceField.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';

/** Three bytes are four characters, in whole groups. */
const MAX_CHARACTERS = 4 * Math.ceil(LIMITS.documentBytesLarge / 3);

/** Base64 of RFC 4648, section 4, in one line. A pattern that repeats groups would need a stack for a long file. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
}

/** POST /chatbots/{chatbotId}/files */
export const createFile = defineOperation({
  id: 'createFile',
  method: 'POST',
  path: '/chatbots/{chatbotId}/files',
  scope: 'sources:write',
  summary: 'Adds a file as a source',
  query: NOTHING,
  body: z.strictObject({
    fileName: lineField(LIMITS.fileNameCharacters).register(z.globalRegistry, {
      description: `With its ending: ${Object.keys(FILE_TYPES).join(', ')}.`,
    }),
    content: z
      .string()
      .max(MAX_CHARACTERS)
      .refine(isBase64)
      .meta({ description: 'The file in base64.', contentEncoding: 'base64' }),
    replace: replaceField,
  }),
  maxBytes: MAX_CHARACTERS + 4096,
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['file-empty', 'file-type-invalid', 'file-too-large', 'not-found'],
  handle: async ({ caller, params: { chatbotId = '' }, body: { fileName, content, replace }, newId }) => {
    await takeOrgLimits(createUpload, caller.orgId);
    const sourceId = newId('source');
    const bytes = Buffer.from(content, 'base64');
    await addFile(actorOf(caller), { chatbotId, sourceId, fileName, bytes, replace });
    return readSource(caller.orgId, sourceId);
  },
});
