import type { Source } from '@parlance/domain/documents/knowledge/source';
import { SOURCE_TRAITS } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { paths } from '#web/config/paths.ts';
import type { Stored } from '#web/lib/live.ts';

/** Address of what is in a source: its pages, or its text. */
export function contentPath({ type, chatbotId, id }: Pick<Stored<Source>, 'type' | 'chatbotId' | 'id'>): string {
  return SOURCE_TRAITS[type].reading === 'pages'
    ? paths.chatbotWebsite(chatbotId, id)
    : paths.chatbotSourceText(chatbotId, id);
}
