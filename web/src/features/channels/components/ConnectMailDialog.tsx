import { useState } from 'react';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { ConnectForwardingDialog } from './ConnectForwardingDialog.tsx';
import { ConnectMailboxDialog } from './ConnectMailboxDialog.tsx';
import { ConnectSignInDialog } from './ConnectSignInDialog.tsx';
import type { MailWay } from './MailWayField.tsx';

interface ConnectMailDialogProps {
  chatbotId: string;
  onClose: () => void;
}

const DIALOGS = {
  mailbox: ConnectMailboxDialog,
  signIn: ConnectSignInDialog,
  forward: ConnectForwardingDialog,
} as const;

/** Connects an address of mail: its mailbox, by password or consent, or, where the deployment takes them, mails that are passed on. */
export function ConnectMailDialog({ chatbotId, onClose }: ConnectMailDialogProps) {
  const { takesForwardedMail, mailSignIns } = useRuntimeConfig();
  const [chosen, setChosen] = useState<MailWay>('mailbox');
  const offered: MailWay[] = [
    'mailbox',
    ...(mailSignIns.length > 0 ? (['signIn'] as const) : []),
    ...(takesForwardedMail ? (['forward'] as const) : []),
  ];
  const Dialog = DIALOGS[chosen];
  return <Dialog chatbotId={chatbotId} ways={{ chosen, offered, onChoose: setChosen }} onClose={onClose} />;
}
