import { useState } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { OrgFields } from './OrgFields.tsx';

/** What the organization is called and how its figures and mails are kept. Reverting begins with what is stored by now. */
export function OrgForm() {
  const { org } = useMembership();
  const [round, setRound] = useState(0);
  return <OrgFields key={round} stored={org} onRevert={() => setRound((current) => current + 1)} />;
}
