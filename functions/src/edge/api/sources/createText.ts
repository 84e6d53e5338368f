import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { lineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addFile } from '../../../knowledge/addFile.ts';
import { actorOf } from '../actorOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';
import { replaceField } from './replaceField.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';

const ENDINGS = { text: '.txt', markdown: '.md' } as const;

/** POST /chatbots/{chatbotId}/texts */
export const createText = defineOperation({
  id: 'createText',
  method: 'POST',
  path: '/chatbots/{chatbotId}/texts',
  scope: 'sources:write',
  summary: 'Adds a text as a source',
  query: NOTHING,
  body: z.strictObject({
    name: lineField(LIMITS.fileNameCharacters - ENDINGS.text.length),
    text: z.string().min(1).max(LIMITS.documentBytesLarge),
    format: z.enum(['text', 'markdown']).default('text'),
    replace: replaceField,
  }),
  // A line break or a quotation mark takes two bytes in JSON.
  maxBytes: 2 * LIMITS.documentBytesLarge,
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['file-too-large', 'not-found'],
  handle: async ({ caller, params: { chatbotId = '' }, body: { name, text, format, replace }, newId }) => {
    await takeOrgLimits(createUpload, caller.orgId);
    const sourceId = newId('source');
    const file = { fileName: `${name}${ENDINGS[format]}`, bytes: Buffer.from(text) };
    await addFile(actorOf(caller), { chatbotId, sourceId, ...file, replace });
    return readSource(caller.orgId, sourceId);
  },
});
