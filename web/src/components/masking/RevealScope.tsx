import { paths } from '@parlance/domain/paths';
import { type ReactNode, use, useMemo } from 'react';
import { type Masking, MaskingContext } from '#web/lib/firestore/masked/MaskingContext.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type Revealed, useReveal } from '#web/lib/org/useReveal.ts';

const REVEALED = {
  chat: paths.chat,
  lead: paths.lead,
  declaration: paths.declaration,
  submission: paths.submission,
} as const;

interface RevealScopeProps extends Revealed {
  children: ReactNode;
}

/** Lets its children read a conversation, a lead, a declaration or a submission live, as it is stored, while the current person has asked for that. */
export function RevealScope({ children, ...revealed }: RevealScopeProps) {
  const masking = use(MaskingContext);
  if (masking === undefined || !masking.canReveal) return children;
  return (
    <Scope masking={masking} {...revealed}>
      {children}
    </Scope>
  );
}

interface ScopeProps extends RevealScopeProps {
  masking: Masking;
}

function Scope({ masking, kind, id, children }: ScopeProps) {
  const { orgId } = useMembership();
  const { isLoading, until } = useReveal({ kind, id });
  const isOpen = until !== undefined;
  const path = REVEALED[kind](orgId, id);
  const inside = useMemo(
    () => (isOpen ? { ...masking, revealed: [...masking.revealed, path] } : masking),
    [isOpen, masking, path],
  );
  // What is open already is not shown masked first.
  return !isLoading && <MaskingContext value={inside}>{children}</MaskingContext>;
}
