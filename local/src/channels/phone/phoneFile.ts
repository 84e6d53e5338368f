import * as z from 'zod';
import { escapeHtml } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';

/** A picture or another file of a message. */
export const phoneFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  /** Base64. */
  data: z.string(),
});

export type PhoneFile = z.infer<typeof phoneFileSchema>;

/** A file that somebody sends, before it has an id. */
export type SentFile = Omit<PhoneFile, 'id'>;

export function bytesOf({ data }: Pick<PhoneFile, 'data'>): Buffer {
  return Buffer.from(data, 'base64');
}

/** File that was chosen in a form; undefined where none was. */
export async function chosenFile(form: FormData, field = 'file'): Promise<SentFile | undefined> {
  const given = form.get(field);
  if (!(given instanceof File) || given.size === 0) return undefined;
  const data = Buffer.from(await given.arrayBuffer()).toString('base64');
  return { name: given.name, type: given.type, data };
}

/** A file as a phone shows it, as HTML: a picture, or a link by which it is saved. */
export function fileHtml(path: string, { id, name, type }: PhoneFile): string {
  const [address, shown] = [`${path}/files/${id}`, escapeHtml(name)];
  if (type.startsWith('image/')) return `<img src="${address}" alt="${shown}">`;
  return `<a href="${address}" download="${shown}">${shown}</a>`;
}

/** Bytes of a file, as nothing that a browser would run. */
export function fileReply(file: PhoneFile | undefined): Reply {
  if (file === undefined) return { status: 404, body: '' };
  const type = /^image\/(?:jpeg|png|webp)$/.test(file.type) ? file.type : 'application/octet-stream';
  return { headers: { 'content-type': type, 'cache-control': 'no-store' }, body: bytesOf(file) };
}
