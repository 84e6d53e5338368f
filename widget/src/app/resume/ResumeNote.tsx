import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { ResumableChat } from './useResumableChat.ts';

/** Offers to resume an earlier conversation, or says that it is no longer available. */
export function ResumeNote({ resumable }: { resumable: ResumableChat }): ReactNode {
  const { messages } = useWidget();
  const { offer } = resumable;
  if (offer === 'none') return null;
  if (offer === 'gone') return <output className="hint">{messages.resumeGone}</output>;
  return (
    <div className="note">
      {offer === 'failed' && <p>{messages.failures.network}</p>}
      <button type="button" className="button" disabled={offer === 'resuming'} onClick={resumable.resume}>
        {messages.resumeOffer}
      </button>
    </div>
  );
}
