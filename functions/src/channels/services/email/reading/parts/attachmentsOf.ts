import type { Attachment, Email } from 'postal-mime';

import { withoutControls } from '../characters/withoutControls.ts';

/**
 * `inline`: a picture in the text, such as a logo in a signature. `calendar`: an invitation. `contact`: a card. `tnef`: Outlook's winmail.dat, whose
 * content nobody else can open. `message`: a mail. `signature`: proof of the sender.
 */
type AttachmentKind = 'file' | 'inline' | 'calendar' | 'contact' | 'tnef' | 'message' | 'signature';

export interface MailAttachment {
  kind: AttachmentKind;
  name: string;
  /** Media type in lower case, as the sender says. */
  type: string;
  bytes: number;
  content: Uint8Array;
}

const MAX_NAME = 150;

const TYPES: Readonly<Record<string, AttachmentKind>> = {
  'text/calendar': 'calendar',
  'application/ics': 'calendar',
  'text/vcard': 'contact',
  'text/x-vcard': 'contact',
  'text/directory': 'contact',
  'application/ms-tnef': 'tnef',
  'application/vnd.ms-tnef': 'tnef',
  'message/rfc822': 'message',
  'message/global': 'message',
  'application/pkcs7-signature': 'signature',
  'application/x-pkcs7-signature': 'signature',
  'application/pgp-signature': 'signature',
  'application/pgp-keys': 'signature',
};

const ENDINGS: Readonly<Record<string, AttachmentKind>> = {
  ics: 'calendar',
  vcf: 'contact',
  eml: 'message',
  p7s: 'signature',
};

function nameOf(filename: string | null): string {
  const last = (filename ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutControls(last.toWellFormed())
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim();
  const ending = /\.[^.\s]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.length <= MAX_NAME ? clean : `${clean.slice(0, MAX_NAME - ending.length)}${ending}`;
}

function kindOf({ mimeType, related = false, contentId = '' }: Attachment, name: string, html: string): AttachmentKind {
  const known = TYPES[mimeType];
  if (known !== undefined) return known;
  if (name.toLowerCase() === 'winmail.dat') return 'tnef';
  const ending = ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (ending !== undefined) return ending;
  const id = contentId.replaceAll(/^<|>$/g, '');
  return related || (id !== '' && html.includes(`cid:${id}`)) ? 'inline' : 'file';
}

/** Attachments of a mail. Names have no folders and no characters that are not seen; they may be empty. */
export function attachmentsOf({ attachments, html = '' }: Email): MailAttachment[] {
  return attachments.map((attachment) => {
    const { filename, mimeType, content } = attachment;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const name = nameOf(filename);
    return { kind: kindOf(attachment, name, html), name, type: mimeType, bytes: bytes.length, content: bytes };
  });
}
