import { useState } from 'react';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { ConnectForwardingDialog } from './ConnectForwardingDialog.tsx';
import { ConnectMailboxDialog } from './ConnectMailboxDialog.tsx';
import type { MailWay } from './MailWayField.tsx';

interface ConnectMailDialogProps {
  chatbotId: string;
  onClose: () => void;
}

/** Connects an address of mail: its mailbox, or, where the deployment takes them, mails that are passed on. */
export function ConnectMailDialog({ chatbotId, onClose }: ConnectMailDialogProps) {
  const { takesForwardedMail } = useRuntimeConfig();
  const [way, setWay] = useState<MailWay>('mailbox');
  const onWay = takesForwardedMail ? setWay : undefined;
  return way === 'mailbox' ? (
    <ConnectMailboxDialog chatbotId={chatbotId} onWay={onWay} onClose={onClose} />
  ) : (
    <ConnectForwardingDialog chatbotId={chatbotId} onWay={onWay} onClose={onClose} />
  );
}
