import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { HOUR_MS } from '@parlance/domain/durations';
import { dequal } from 'dequal/lite';
import { recordOnce } from '../activity/recordOnce.ts';
import { refs } from '../platform/refs.ts';

/** What every save changes, and what has an entry of its own. */
const UNTOLD: readonly string[] = ['settingsVersion', 'settingsBy', 'status'];

export interface SettingsSave {
  orgId: string;
  chatbotId: string;
  before: Chatbot;
  after: Chatbot;
  /** When it was saved. */
  at: Date;
}

/**
 * Tells of a save of settings, which people write past the callables: of a changed status each time, of anything else once
 * for each person, chatbot and hour. The ids come from what is told, so a repeated event tells nothing more.
 */
export async function recordSettings({ orgId, chatbotId, before, after, at }: SettingsSave): Promise<void> {
  const { settingsBy: uid, settingsVersion } = after;
  if (uid === null || settingsVersion === before.settingsVersion) return;
  const actorName = (await refs.member(orgId, uid).get()).data()?.name ?? '';
  const tell = (entryId: string, kind: ActivityKind) =>
    recordOnce(orgId, entryId, { kind, actorUid: uid, actorName, subject: after.name, from: null, to: null, at });
  if (before.status !== after.status) {
    await tell(
      `${chatbotId}-${settingsVersion}`,
      after.status === 'active' ? 'chatbot-activated' : 'chatbot-deactivated',
    );
  }
  if (changedFields(before, after).some((field) => !UNTOLD.includes(field))) {
    await tell(`${chatbotId}-${uid}-${Math.floor(at.getTime() / HOUR_MS)}`, 'chatbot-updated');
  }
}

function changedFields(before: Chatbot, after: Chatbot): string[] {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => !dequal(value, former.get(field)))
    .map(([field]) => field);
}
