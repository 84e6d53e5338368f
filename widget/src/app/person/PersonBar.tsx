import type { ReactNode } from 'react';
import { fill } from '../i18n/fill.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { Person } from './usePerson.ts';

/** Who is being waited for or talked to, and the way out of it. */
export function PersonBar({ person, onContact }: { person: Person; onContact: () => void }): ReactNode {
  const { config, messages } = useWidget();
  const { stage, minutes, isTyping, isCut, hasAddress } = person;
  const name = { name: config.displayName };
  if (stage === 'none') return null;
  if (stage === 'missed') {
    return (
      <div className="banner person">
        <output>{fill(hasAddress ? messages.missedWithAddress : messages.missed, name)}</output>
        {!hasAddress && (
          <button type="button" className="button" onClick={onContact}>
            {messages.leaveMessage}
          </button>
        )}
      </div>
    );
  }
  const agent = { agent: person.agentName ?? messages.someone };
  const told = stage === 'waiting' ? fill(messages.waiting, { minutes: `${minutes}` }) : fill(messages.talking, agent);
  const typing = fill(messages.agentTyping, { agent: person.agentName ?? messages.somebody });
  return (
    <div className="banner person">
      <div>
        <output>{isCut ? messages.liveFailed : told}</output>
        {stage === 'talking' && <p className="hint typing">{isTyping ? typing : ''}</p>}
      </div>
      <button type="button" className="button" onClick={person.end}>
        {stage === 'waiting' ? messages.stopWaiting : messages.endPerson}
      </button>
    </div>
  );
}
