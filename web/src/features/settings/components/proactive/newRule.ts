import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { newId } from '@parlance/domain/ids';

/** Initial seconds: time to read something of the page. */
const SECONDS = 20;

/** A rule for every visitor of every page. It has no text yet. */
export function newRule(name: string): ProactiveRule {
  return {
    id: newId(),
    name,
    isOn: true,
    text: '',
    suggestions: [],
    pages: [],
    languages: [],
    visitors: 'everybody',
    trigger: { kind: 'time', seconds: SECONDS },
    hours: null,
  };
}
