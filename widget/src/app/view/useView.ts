import { newId } from '@parlance/domain/ids';
import { useReducer } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { Identity } from '../transport/backend.ts';
import { FIRST_VIEW, reduceView, type View } from './reduceView.ts';

interface ViewControls extends View {
  /** `isInstead`: the visitor asked for an agent outside opening hours. */
  openContact: (question?: string, isInstead?: boolean, identity?: Identity) => void;
  openHandover: () => void;
  /** Back to the chat. `isSent`: the contact form was sent. */
  closeForm: (isSent?: boolean) => void;
  setDialog: (dialog: View['dialog']) => void;
  /** Shows how many messages were deleted; null removes the notice. */
  setDeletedCount: (deletedCount: number | null) => void;
}

/** The chat app's view. `onChat` runs when the chat is visible again. */
export function useView(identity: Identity | undefined, onChat: () => void): ViewControls {
  const { config } = useWidget();
  const [view, dispatch] = useReducer(reduceView, FIRST_VIEW);

  function openContact(question = '', isInstead = false, who = identity): void {
    // The id becomes that of the message: a form that is sent twice leaves one message.
    dispatch({ type: 'contact', start: { contactId: newId(), question, identity: who }, isInstead });
  }

  return {
    ...view,
    openContact,
    openHandover: () => {
      if (config.handover.isOpen) dispatch({ type: 'handover' });
      else openContact('', true);
    },
    closeForm: (isSent = false) => {
      dispatch({ type: 'chat', isSent });
      requestAnimationFrame(onChat);
    },
    setDialog: (dialog) => dispatch({ type: 'dialog', dialog }),
    setDeletedCount: (deletedCount) => dispatch({ type: 'deleted', deletedCount }),
  };
}
