import type { WidgetConfig } from '@parlance/domain/widget/config';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadDraw } from '../../protocol/proactiveMessage.ts';
import { useWidget } from '../context/WidgetContext.ts';

export type Invitation = WidgetConfig['proactive'][number];

/**
 * The message beside the bubble with which the visitor opened the chat, as the business has written it: of the page around this frame
 * come the rule and the suggestion that was chosen, and what is in no rule is nothing. `onAsk` runs for a suggestion, once.
 */
export function useInvitation(onAsk: (question: string) => void): Invitation | undefined {
  const { config, proactive } = useWidget();
  const [invitation, setInvitation] = useState<Invitation>();

  const handle = useEffectEvent((draw: ReadDraw) => {
    const found = draw?.isOpened === true ? config.proactive.find(({ id }) => id === draw.ruleId) : undefined;
    if (found === undefined) return;
    setInvitation(found);
    if (draw !== null && found.suggestions.includes(draw.ask)) onAsk(draw.ask);
  });
  useEffect(() => proactive.listen((draw) => handle(draw)), [proactive]);
  return invitation;
}
