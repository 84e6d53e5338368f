import type { InboundMessage } from '@parlance/domain/documents/channels/inbound';

/** Words of a message as the team reads them, with the names of the files that came with it. */
export function wordsOf({ text, files }: InboundMessage): string {
  return [text.trim(), ...files.map(({ name }) => `[${name}]`)].filter((part) => part !== '').join('\n');
}
