import type { ReactNode } from 'react';
import { ContactView } from '../contact/ContactView.tsx';
import { HistoryView } from '../contacts/HistoryView.tsx';
import { CustomForm } from '../customForms/CustomForm.tsx';
import { HandoverView } from '../handover/HandoverView.tsx';
import type { ChatSession } from '../session/useChatSession.ts';
import { TranscriptView } from '../transcript/TranscriptView.tsx';
import type { ViewControls } from '../view/useView.ts';
import { Dialogs } from './Dialogs.tsx';

export interface FormsProps {
  view: ViewControls;
  session: ChatSession;
  /** Initial text of a message. */
  question: string;
}

/** The forms in the chat's place, a message to the business, the request for an agent, the conversation by mail, a contact's earlier ones, a form of the business's, and the dialogs over the chat. */
export function Forms({ view, session, question }: FormsProps): ReactNode {
  const { shown, contact, dialog } = view;
  return (
    <>
      {contact && (
        <ContactView key={contact.start.contactId} {...contact} isShown={shown === 'contact'} onBack={view.closeForm} />
      )}
      {shown === 'handover' && (
        <HandoverView
          handover={session.handover}
          identity={view.known}
          onDone={(input) => view.closeForm(false, input)}
          onClosed={(input) => view.openContact(question, true, input)}
        />
      )}
      {shown === 'transcript' && <TranscriptView identity={view.known} onBack={() => view.closeForm()} />}
      {shown === 'history' && <HistoryView onBack={() => view.closeForm()} />}
      {typeof shown === 'object' && <CustomForm formId={shown.formId} onBack={() => view.closeForm()} />}
      {dialog !== 'none' && (
        <Dialogs
          shown={dialog}
          session={session}
          onDeleted={view.setDeletedCount}
          onClose={() => view.setDialog('none')}
        />
      )}
    </>
  );
}
