import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { fill } from '../i18n/fill.ts';
import type { Handover } from './useHandover.ts';

interface AgentBarProps {
  handover: Handover;
  onContact: () => void;
}

/** Shows that the visitor waits for an agent, talks to one or waited in vain, with the button that ends it, or that the team has deleted it all. */
export function AgentBar({ handover, onContact }: AgentBarProps): ReactNode {
  const { config, messages } = useWidget();
  const { stage, minutes, agentName, isTyping, isCut, hasAddress } = handover;
  if (stage === 'none') return null;
  if (stage === 'missed' || stage === 'deleted') {
    const missed = hasAddress ? messages.missedWithAddress : messages.missed;
    return (
      <div className="banner handover">
        <output>{fill(stage === 'missed' ? missed : messages.chatDeleted, { name: config.business })}</output>
        {stage === 'missed' && !hasAddress && (
          <button type="button" className="button" onClick={onContact}>
            {messages.leaveMessage}
          </button>
        )}
      </div>
    );
  }
  const isWaiting = stage === 'waiting';
  const status = isWaiting
    ? fill(messages.waiting, { minutes: `${minutes || config.handover.minutes}` })
    : fill(messages.talking, { agent: agentName ?? messages.someone });
  const typing = fill(messages.agentTyping, { agent: agentName ?? messages.somebody });
  return (
    <div className="banner handover">
      <div>
        <output>{isCut ? messages.liveFailed : status}</output>
        {!isWaiting && <p className="hint typing">{isTyping ? typing : ''}</p>}
      </div>
      <button type="button" className="button" onClick={() => void handover.end()}>
        {isWaiting ? messages.stopWaiting : messages.endHandover}
      </button>
    </div>
  );
}
