import type { AttachmentType } from '@parlance/domain/attachments/attachment';

/** Bytes of a picture or a document without what a camera or a program has noted in them. */
export interface Content {
  type: AttachmentType;
  bytes: Buffer;
  /** Size of a picture as it is shown, in pixels. Null for a document. */
  width: number | null;
  height: number | null;
}
