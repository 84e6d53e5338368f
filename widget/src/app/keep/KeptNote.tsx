import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { Kept } from './useKept.ts';

/** The offer to go on with an earlier conversation, or the quiet word that it is gone. */
export function KeptNote({ kept }: { kept: Kept }): ReactNode {
  const { messages } = useWidget();
  const { offer } = kept;
  if (offer === 'none') return null;
  if (offer === 'gone') return <output className="hint">{messages.continueGone}</output>;
  return (
    <div className="note">
      {offer === 'failed' && <p>{messages.failures.network}</p>}
      <button type="button" className="button" disabled={offer === 'resuming'} onClick={kept.resume}>
        {messages.continueChat}
      </button>
    </div>
  );
}
