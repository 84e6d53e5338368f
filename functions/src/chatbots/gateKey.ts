import { createHash } from 'node:crypto';
import { ANSWERING_FIELDS } from '@parlance/domain/documents/chatbots/ANSWERING_FIELDS';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';

/** A case that must pass, as it was asked. */
export interface GateCase {
  id: string;
  version: number;
}

/** Key of what a run for the gate has tested: other answering settings, or other cases that must pass, make another key. */
export function gateKey(settings: Settings, cases: readonly GateCase[]): string {
  const tried = ANSWERING_FIELDS.map((field) => settings[field]);
  const asked = cases.map(({ id, version }) => `${id}:${version}`).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([tried, asked]))
    .digest('hex');
}
