import { useState } from 'react';
import { useLinkToken } from '../../useLinkToken.ts';
import { InviteFull } from './InviteFull.tsx';
import { InviteInvalid } from './InviteInvalid.tsx';
import { InviteLoader } from './InviteLoader.tsx';
import type { InviteProblem } from './useInviteAction.ts';

/** The page behind the link of an invitation. Opening it uses nothing up. */
export default function InvitePage() {
  const { token, discard } = useLinkToken('invite');
  const [readings, setReadings] = useState(1);
  const [problem, setProblem] = useState<InviteProblem>();
  const handleProblem = (next: InviteProblem) => {
    if (next.kind === 'invalid') discard();
    setProblem(next);
  };
  if (problem?.kind === 'full') return <InviteFull {...problem} />;
  if (problem?.kind === 'invalid' || token === '') return <InviteInvalid />;
  return (
    <InviteLoader
      key={`${token}:${readings}`}
      token={token}
      onProblem={handleProblem}
      onJoined={discard}
      onReadAgain={() => setReadings(readings + 1)}
    />
  );
}
