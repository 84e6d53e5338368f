import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { type Asker, minuteOf } from './minuteOf.ts';

/** The organization's counted minute without a question that `countInMinute` counted at that moment, if it is still that minute. */
export function uncountInMinute(present: Usage['minute'], asker: Asker, at: Date): Usage['minute'] {
  const { minute, who } = minuteOf(present, asker, at);
  if (present === null || minute !== present) return present;
  return {
    start: present.start,
    total: present.total - 1,
    chatbots: oneLess(present.chatbots, asker.chatbotId),
    addresses: oneLess(present.addresses, who),
  };
}

function oneLess(counts: Readonly<Record<string, number>>, key: string): Record<string, number> {
  const { [key]: count = 0, ...others } = counts;
  return count > 1 ? { ...others, [key]: count - 1 } : others;
}
