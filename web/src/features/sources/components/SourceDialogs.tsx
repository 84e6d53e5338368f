import { AddWebsiteDialog } from './website/AddWebsiteDialog.tsx';
import { DeleteSourcesDialog } from './DeleteSourcesDialog.tsx';
import { ImportQaDialog } from './qa/ImportQaDialog.tsx';
import { QaDialog } from './qa/QaDialog.tsx';
import type { SourceDialog } from './SourceDialog.ts';

interface SourceDialogsProps {
  chatbotId: string;
  dialog: SourceDialog;
  onClose: () => void;
}

/** The dialog that is open. */
export function SourceDialogs({ chatbotId, dialog, onClose }: SourceDialogsProps) {
  switch (dialog.kind) {
    case 'website':
      return <AddWebsiteDialog chatbotId={chatbotId} onClose={onClose} />;
    case 'qa':
      return <QaDialog chatbotId={chatbotId} source={dialog.source} question={dialog.question} onClose={onClose} />;
    case 'import':
      return <ImportQaDialog chatbotId={chatbotId} onClose={onClose} />;
    case 'delete':
      return <DeleteSourcesDialog sources={dialog.sources} onClose={onClose} />;
  }
}
