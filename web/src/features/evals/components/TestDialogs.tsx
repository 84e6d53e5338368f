import type { OpenDialog } from '../OpenDialog.ts';
import { ImportTestsDialog } from './ImportTestsDialog.tsx';
import { ProposalsDialog } from './ProposalsDialog.tsx';
import { TestCaseDialog } from './TestCaseDialog.tsx';

interface TestDialogsProps {
  chatbotId: string;
  dialog: OpenDialog | undefined;
  onOpen: (dialog: OpenDialog | undefined) => void;
}

/** The dialog that is open, if one is. */
export function TestDialogs({ chatbotId, dialog, onOpen }: TestDialogsProps) {
  const close = () => onOpen(undefined);
  switch (dialog?.kind) {
    case undefined:
      return false;
    case 'new':
      return (
        <TestCaseDialog
          chatbotId={chatbotId}
          {...(dialog.proposal && { proposal: dialog.proposal })}
          onClose={() => onOpen(dialog.proposal && { kind: 'proposals' })}
        />
      );
    case 'edit':
      return <TestCaseDialog chatbotId={chatbotId} testCase={dialog.testCase} onClose={close} />;
    case 'import':
      return <ImportTestsDialog chatbotId={chatbotId} onClose={close} />;
    case 'proposals':
      return (
        <ProposalsDialog
          chatbotId={chatbotId}
          onEdit={(proposal) => onOpen({ kind: 'new', proposal })}
          onClose={close}
        />
      );
  }
}
