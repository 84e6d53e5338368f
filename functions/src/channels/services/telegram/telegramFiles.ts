import type { InboundFile } from '@parlance/domain/documents/channels/inbound';
import * as z from 'zod';

const fileSchema = z.object({
  file_id: z.string(),
  file_size: z.optional(z.number()),
  file_name: z.optional(z.string()),
  mime_type: z.optional(z.string()),
});

/** Files of a message, of which it has one: https://core.telegram.org/bots/api#message */
export const mediaShape = {
  photo: z.optional(z.array(fileSchema)),
  document: z.optional(fileSchema),
  video: z.optional(fileSchema),
  audio: z.optional(fileSchema),
  voice: z.optional(fileSchema),
  video_note: z.optional(fileSchema),
  sticker: z.optional(fileSchema),
};

type Media = z.infer<z.ZodObject<typeof mediaShape>>;

/** Files as they come into a conversation. A GIF comes as a document, and of a photograph in several sizes the largest is taken. */
export function filesIn({ photo, document, video, audio, voice, video_note: note, sticker }: Media): InboundFile[] {
  const named = [
    // The largest size stands last.
    { file: photo?.at(-1), name: 'photo.jpg', type: 'image/jpeg' },
    { file: document, name: 'file', type: '' },
    { file: video, name: 'video.mp4', type: 'video/mp4' },
    { file: audio, name: 'audio.mp3', type: 'audio/mpeg' },
    { file: voice, name: 'voice.ogg', type: 'audio/ogg' },
    { file: note, name: 'video.mp4', type: 'video/mp4' },
    { file: sticker, name: 'sticker.webp', type: '' },
  ];
  return named.flatMap(({ file, name, type }) =>
    file === undefined
      ? []
      : [
          {
            name: file.file_name ?? name,
            type: file.mime_type ?? type,
            bytes: file.file_size ?? 0,
            path: '',
            mediaId: file.file_id,
          },
        ],
  );
}
