import { memberSchema } from '@parlance/domain/documents/member';
import { orgSchema } from '@parlance/domain/documents/org';
import { type User, userSchema } from '@parlance/domain/documents/user';
import { paths } from '@parlance/domain/paths';
import { type ReactNode, useMemo } from 'react';
import { PageFallback } from '#web/components/PageFallback.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { MembershipContext } from '#web/lib/org/MembershipContext.ts';
import { FinishSignUp } from './FinishSignUp.tsx';
import { GateError } from './GateError.tsx';

interface MembershipGateProps {
  uid: string;
  children: ReactNode;
}

/** Reads the person's profile. A new account gets its organization first. */
export function MembershipGate({ uid, children }: MembershipGateProps) {
  const t = useTranslate();
  const profile = useDocument(paths.user(uid), userSchema);
  switch (profile.status) {
    case 'loading':
      return <PageFallback />;
    case 'error':
      return <GateError title={t('gate.profileFailed')} error={profile.error} onRetry={profile.retry} />;
    case 'ready': {
      const { value } = profile;
      if (value === null || value.currentOrgId === null) return <FinishSignUp />;
      return (
        <OrgGate uid={uid} profile={value} orgId={value.currentOrgId}>
          {children}
        </OrgGate>
      );
    }
  }
}

interface OrgGateProps extends MembershipGateProps {
  orgId: string;
  profile: User;
}

/** Reads the organization and the person's place in it, both live: a changed role shows at once. */
function OrgGate({ uid, orgId, profile, children }: OrgGateProps) {
  const t = useTranslate();
  const org = useDocument(paths.org(orgId), orgSchema);
  const member = useDocument(paths.member(orgId, uid), memberSchema);
  const membership = useMemo(() => {
    if (org.status !== 'ready' || member.status !== 'ready' || !org.value || !member.value) return undefined;
    return { uid, orgId, profile, org: org.value, member: member.value };
  }, [uid, orgId, profile, org, member]);

  const failed = [member, org].find((live) => live.status === 'error');
  const isRemoved =
    (failed?.status === 'error' && failed.error.code === 'permission-denied') ||
    (member.status === 'ready' && member.value === null);
  const retry = () => {
    if (member.status === 'error') member.retry();
    if (org.status === 'error') org.retry();
  };
  if (isRemoved) return <GateError title={t('gate.removedTitle')} text={t('gate.removedText')} onRetry={retry} />;
  if (failed?.status === 'error') return <GateError title={t('gate.orgFailed')} error={failed.error} onRetry={retry} />;
  if (org.status === 'ready' && org.value === null) {
    return <GateError title={t('gate.orgNotFound')} text={t('gate.orgNotFoundText')} onRetry={retry} />;
  }
  if (!membership) return <PageFallback />;
  return <MembershipContext value={membership}>{children}</MembershipContext>;
}
