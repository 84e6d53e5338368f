import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import type { SmallTalk } from './SmallTalk.ts';

/** Kinds after which the way to an agent is said as well. */
const NEEDS_AGENT: ReadonlySet<SmallTalk> = new Set(['robot', 'sorry']);

/** The answer to small talk, in the business's name and in the visitor's language. */
export function smallTalkText(
  kind: SmallTalk,
  { orgName, formality, handover }: Pick<Widget, 'orgName' | 'formality' | 'handover'>,
  locale: Locale,
): string {
  const { smallTalk } = visitorTexts(locale, formality);
  const agent = handover.isOffered ? smallTalk.reachable : smallTalk.message;
  const text = kind === 'agent' ? agent : NEEDS_AGENT.has(kind) ? `${smallTalk[kind]} ${agent}` : smallTalk[kind];
  return text.replaceAll('{name}', orgName);
}
