import * as z from 'zod/mini';

/** Kinds of file that visitors and agents send each other, by the ending that names them, with their MIME types. */
export const ATTACHMENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const attachmentTypeSchema = z.enum(['jpg', 'png', 'webp', 'pdf']);

/** A picture or a document of a conversation, as both sides see it. Its name is the text of its message. */
export const attachmentSchema = z.object({
  type: attachmentTypeSchema,
  bytes: z.int(),
  /** Size of a picture as it is shown, in pixels. Null for a document. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});

export type Attachment = z.infer<typeof attachmentSchema>;
