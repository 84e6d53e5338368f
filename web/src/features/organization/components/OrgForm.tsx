import { useState } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { OrgFields } from './OrgFields.tsx';

/** Form for the organization's name and for the settings of its figures and mails. Reverting begins with what is stored by now. */
export function OrgForm() {
  const { org } = useMembership();
  const [round, setRound] = useState(0);
  return <OrgFields key={round} stored={org} onRevert={() => setRound((current) => current + 1)} />;
}
