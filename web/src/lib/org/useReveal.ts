import { revealSchema } from '@parlance/domain/documents/organizations/reveal';
import { paths } from '@parlance/domain/paths';
import { useEffect, useState } from 'react';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from './useMembership.ts';

export interface Revealed {
  kind: 'chat' | 'lead' | 'declaration' | 'submission';
  id: string;
}

const REVEALS = {
  chat: paths.revealedChat,
  lead: paths.revealedLead,
  declaration: paths.revealedDeclaration,
  submission: paths.revealedSubmission,
} as const;

interface Reveal {
  isLoading: boolean;
  /** Undefined where the personal data is not shown. */
  until: Date | undefined;
}

/** Until when the current person sees the personal data of a conversation, a lead, a declaration or a submission that they have asked for. */
export function useReveal({ kind, id }: Revealed): Reveal {
  const { orgId, uid } = useMembership();
  const path = REVEALS[kind](orgId, uid, id);
  const reveal = useDocument(path, revealSchema);
  const until = reveal.status === 'ready' ? reveal.value?.expiresAt : undefined;
  const [now, setNow] = useState(() => Date.now());
  const end = until?.getTime();
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), end - Date.now());
    return () => clearTimeout(timer);
  }, [end]);
  return { isLoading: reveal.status === 'loading', until: end !== undefined && end > now ? until : undefined };
}
