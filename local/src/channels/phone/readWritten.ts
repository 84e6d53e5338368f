import type http from 'node:http';
import { readForm } from '../../http/readForm.ts';
import { chosenFile, type SentFile } from './phoneFile.ts';

/** Words and file that were posted from a phone's page. */
export async function readWritten(
  headers: http.IncomingHttpHeaders,
  bytes: Buffer,
): Promise<{ text: string; file: SentFile | undefined }> {
  const form = readForm(headers, bytes);
  const text = form.get('text');
  return { text: typeof text === 'string' ? text.trim() : '', file: await chosenFile(form) };
}
