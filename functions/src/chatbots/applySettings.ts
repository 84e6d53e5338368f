import { ANSWERING_FIELDS } from '@parlance/domain/documents/chatbots/ANSWERING_FIELDS';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { ReleaseChange } from '@parlance/domain/documents/releases/release';
import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../kernel/access/Actor.ts';
import { refs } from '../kernel/platform/refs.ts';
import { type NewRelease, recordRelease, type ReleaseBase } from '../versions/recordRelease.ts';
import { noteInState } from '../versions/noteInState.ts';
import type { Noted } from '../versions/Noted.ts';
import { projectWidget } from './projectWidget.ts';

const ANSWERING: ReadonlySet<string> = new Set(ANSWERING_FIELDS);

interface SavedSettings {
  base: ReleaseBase;
  org: Org;
  /** Test state in which changes of answers are noted. */
  tests: Noted['tests'];
  /** Changes of answers to note beside those of settings. */
  others?: readonly TestChange[];
  /** The fields that change, and no other ones. */
  changes: Partial<Settings>;
  release: Pick<NewRelease, 'rolledBackTo' | 'knowledge' | 'gate'> & { changes: readonly ReleaseChange[] };
  now: Date;
}

/**
 * Writes changed settings in the caller's transaction: chatbot, what visitors' requests read of it, a release, and that tests are due.
 * Returns the release's number.
 */
export function applySettings(
  transaction: Transaction,
  { uid }: Actor,
  { base, org, tests, others = [], changes, release, now }: SavedSettings,
): number {
  const { orgId, chatbotId, chatbot: stored } = base;
  const number = recordRelease(transaction, base, {
    ...release,
    by: uid,
    at: now,
    settings: { ...stored, ...changes },
  });
  const saved = { ...changes, settingsVersion: stored.settingsVersion + 1, settingsBy: uid, release: number };
  transaction.update(refs.chatbot(orgId, chatbotId), saved);
  // The trigger would do it, too, but only after the person who saved has looked at the page again.
  transaction.set(refs.widget(chatbotId), projectWidget(orgId, org, { ...stored, ...saved }));
  const names = Object.keys(changes).filter((field) => ANSWERING.has(field));
  const own: TestChange[] = names.length === 0 ? [] : [{ kind: 'settings', names, by: uid, at: now }];
  const [first, ...more] = [...own, ...others];
  if (first !== undefined) noteInState(transaction, { tests }, first, ...more);
  return number;
}
