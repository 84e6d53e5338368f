import type { ContactStart } from '../contact/useContactForm.ts';

/** A contact form that the visitor has opened. */
interface OpenContact {
  start: ContactStart;
  /** True if the visitor asked for an agent outside opening hours. */
  isInstead: boolean;
}

/** A view that begins anew each time. `formId`: a form of the business's. */
export type LaterView = 'handover' | 'transcript' | 'history' | { formId: string };

export interface View {
  shown: 'chat' | 'contact' | LaterView;
  /** Stays until the form was sent, so that its input is not lost. */
  contact: OpenContact | null;
  dialog: 'none' | 'resume' | 'delete';
  /** Number of messages for the notice that the chat was deleted; null without the notice. */
  deletedCount: number | null;
}

export type ViewAction =
  | { type: 'contact'; start: ContactStart; isInstead: boolean }
  | { type: 'show'; shown: LaterView }
  /** Back from a form. `isSent`: the contact form was sent. */
  | { type: 'chat'; isSent: boolean }
  | { type: 'dialog'; dialog: View['dialog'] }
  | { type: 'deleted'; deletedCount: View['deletedCount'] };

export const FIRST_VIEW: View = { shown: 'chat', contact: null, dialog: 'none', deletedCount: null };

/** The chat app's view after one more action. */
export function reduceView(view: View, action: ViewAction): View {
  switch (action.type) {
    case 'contact': {
      const { start, isInstead } = action;
      return { ...view, shown: 'contact', contact: { start: view.contact?.start ?? start, isInstead } };
    }
    case 'show':
      return { ...view, shown: action.shown };
    case 'chat':
      return { ...view, shown: 'chat', contact: action.isSent ? null : view.contact };
    case 'dialog':
      return { ...view, dialog: action.dialog };
    case 'deleted':
      return { ...view, deletedCount: action.deletedCount };
  }
}
