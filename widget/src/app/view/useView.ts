import { newId } from '@parlance/domain/ids';
import { useReducer, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { Identity } from '../transport/backend.ts';
import { FIRST_VIEW, type LaterView, reduceView, type View } from './reduceView.ts';

export interface ViewControls extends View {
  /** `isInstead`: the visitor asked for an agent outside opening hours. */
  openContact: (question?: string, isInstead?: boolean, identity?: Identity) => void;
  /** `question`: what a message begins with where nobody is there. */
  openHandover: (question: string) => void;
  show: (shown: LaterView) => void;
  /** Visitor's identity, as far as the website or the visitor has given it. */
  known: Identity | undefined;
  /** Back to the chat. `isSent`: the contact form was sent. `who`: what the visitor said of themselves, for the next form. */
  closeForm: (isSent?: boolean, who?: Identity) => void;
  setDialog: (dialog: View['dialog']) => void;
  /** Shows how many messages were deleted; null removes the notice. */
  setDeletedCount: (deletedCount: number | null) => void;
}

/** The chat app's view. `onChat` runs when the chat is visible again. */
export function useView(identity: Identity | undefined, onChat: () => void): ViewControls {
  const { config } = useWidget();
  const [view, dispatch] = useReducer(reduceView, FIRST_VIEW);
  const [said, setSaid] = useState<Identity>();
  const known = said ?? identity;

  function openContact(question = '', isInstead = false, who = known): void {
    // The id becomes that of the message: a form that is sent twice leaves one message.
    dispatch({ type: 'contact', start: { contactId: newId(), question, identity: who }, isInstead });
  }

  const show = (shown: LaterView): void => dispatch({ type: 'show', shown });

  return {
    ...view,
    openContact,
    openHandover: (question) => {
      if (config.handover.isOpen) show('handover');
      else openContact(question, true);
    },
    show,
    known,
    closeForm: (isSent = false, who = said) => {
      setSaid(who);
      dispatch({ type: 'chat', isSent });
      requestAnimationFrame(onChat);
    },
    setDialog: (dialog) => dispatch({ type: 'dialog', dialog }),
    setDeletedCount: (deletedCount) => dispatch({ type: 'deleted', deletedCount }),
  };
}
