import { type Settings, SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { Release } from '@parlance/domain/documents/releases/release';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

interface First extends Pick<Release, 'by' | 'at' | 'knowledgeOf'> {
  orgId: string;
  chatbotId: string;
  settings: Settings;
}

/**
 * Records a chatbot's release 1, which nothing was before: of a new chatbot, which knows nothing (`knowledgeOf` 1), or of one from before
 * releases, of which is not known what it knew (null). The caller writes the number to the chatbot.
 */
export function recordFirst(
  transaction: Transaction,
  { orgId, chatbotId, settings, by, at, knowledgeOf }: First,
): Release {
  const release: Release = {
    number: 1,
    at,
    by,
    changes: [{ kind: 'start', names: [], by, at }],
    rolledBackTo: null,
    settings: Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, settings[field]])),
    knowledgeOf,
    sources: 0,
    passages: 0,
    gate: null,
  };
  transaction.create(refs.release(orgId, chatbotId, release.number), release);
  return release;
}
