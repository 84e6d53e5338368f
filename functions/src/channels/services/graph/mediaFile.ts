import type { InboundFile } from '@parlance/domain/documents/channels/inbound';

interface Media {
  /** Kind of the service's, such as `image`. */
  kind: string;
  mediaId: string;
  type?: string | undefined;
  name?: string | undefined;
}

/** A file that the service has still, by its id there. Its size is not said: 0. */
export function mediaFile({ kind, mediaId, type = '', name }: Media): InboundFile {
  const [mime = ''] = type.split(';');
  const ending = mime.split('/')[1];
  return { name: name ?? (ending === undefined ? kind : `${kind}.${ending}`), type: mime, bytes: 0, path: '', mediaId };
}
