import { optionalLineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import type { FormEntries, SentFormFile } from '../../conversations/FormEntries.ts';

interface SentPage {
  token: string;
  entries: FormEntries;
}

const fileNameField = optionalLineField(LIMITS.fileNameCharacters);

/**
 * The entries of a page that was sent, percent-encoded or in parts (RFC 7578). Of a field that is there twice the last entry counts; a
 * file field that was left empty has none. What is no form has no entries.
 */
export async function readSentPage(body: Buffer, contentType: string): Promise<SentPage> {
  const values = new Map<string, string>();
  const files = new Map<string, SentFormFile>();
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => new FormData());
  for (const [name, value] of form) {
    if (typeof value === 'string') values.set(name, value);
    else if (value.size > 0) {
      const bytes = Buffer.from(await value.arrayBuffer());
      files.set(name, { name: fileNameField.safeParse(value.name).data ?? '', bytes });
    }
  }
  return { token: values.get('_token') ?? '', entries: { values, files } };
}
