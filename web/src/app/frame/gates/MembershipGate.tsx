import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { type User, userSchema } from '@parlance/domain/documents/accounts/user';
import { paths as documentPaths } from '@parlance/domain/paths';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import { can } from '@parlance/domain/roles';
import { type ReactNode, useMemo } from 'react';
import { Navigate } from 'react-router';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useEndedSession } from '#web/lib/auth/session/useEndedSession.ts';
import { useSessionNote } from '#web/lib/auth/session/useSessionNote.ts';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import { MaskingContext } from '#web/lib/firestore/masked/MaskingContext.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { MembershipContext } from '#web/lib/org/MembershipContext.ts';
import { useReconnect } from '#web/lib/org/useReconnect.ts';
import { FinishSignUp } from './FinishSignUp.tsx';
import { GateError } from './GateError.tsx';
import { OrgChoices } from './OrgChoices.tsx';
import { useProfileLanguage } from './useProfileLanguage.ts';

interface MembershipGateProps {
  uid: string;
  children: ReactNode;
}

/** Reads the person's profile. Who has no organization gets one first. */
export function MembershipGate({ uid, children }: MembershipGateProps) {
  const t = useTranslate();
  const profile = useDocument(documentPaths.user(uid), userSchema);
  useProfileLanguage(uid, profile.status === 'ready' ? profile.value : undefined);
  useSessionNote(profile.status === 'ready' && profile.value !== null);
  useEndedSession(profile.status === 'error' && profile.error.code === 'permission-denied');
  switch (profile.status) {
    case 'loading':
      return <PageFallback />;
    case 'error':
      return <GateError title={t('gate.profileFailed')} error={profile.error} onRetry={profile.retry} />;
    case 'ready': {
      const { value } = profile;
      if (value === null || value.currentOrgId === null) return <NoOrganization uid={uid} profile={value} />;
      return (
        <OrgGate key={value.currentOrgId} uid={uid} profile={value} orgId={value.currentOrgId}>
          {children}
        </OrgGate>
      );
    }
  }
}

interface NoOrganizationProps {
  uid: string;
  profile: User | null;
}

/** Another organization to choose, the one that the sign-up form asked for, or the questions for a new one. */
function NoOrganization({ uid, profile }: NoOrganizationProps) {
  const t = useTranslate();
  const user = useSessionUser();
  if (profile && profile.orgIds.length > 0) {
    return (
      <GateError title={t('gate.chooseTitle')} text={t('gate.chooseText')}>
        <OrgChoices uid={uid} orgIds={profile.orgIds} />
      </GateError>
    );
  }
  // Answers of the form belong to who set the password: somebody else may have filled it in with this address.
  const hasPassword = user?.identities.some(({ provider }) => provider === 'password') ?? false;
  if (profile?.signUp && hasPassword) return <FinishSignUp />;
  return <Navigate to={paths.completeSignUp()} replace />;
}

interface OrgGateProps extends MembershipGateProps {
  orgId: string;
  profile: User;
}

/** Reads the organization and the person's place in it, both live: a changed role shows at once, a removal closes the page. */
function OrgGate({ uid, orgId, profile, children }: OrgGateProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const org = useDocument(documentPaths.org(orgId), orgSchema);
  const member = useDocument(documentPaths.member(orgId, uid), memberSchema);
  const membership = useMemo(() => {
    if (org.status !== 'ready' || member.status !== 'ready' || !org.value || !member.value) return undefined;
    return { uid, orgId, profile, org: org.value, member: member.value };
  }, [uid, orgId, profile, org, member]);

  const isMasked = membership !== undefined && isMaskedFor(membership.member.role, membership.org);
  const canReveal = can(membership?.member.role, 'personalData.reveal');
  const masking = useMemo(
    () => (isMasked ? { orgId, locale, canReveal, revealed: [] } : undefined),
    [isMasked, orgId, locale, canReveal],
  );

  const failed = [member, org].find((live) => live.status === 'error');
  const isDenied = failed?.status === 'error' && failed.error.code === 'permission-denied';
  const isRemoved = isDenied || (member.status === 'ready' && member.value === null);
  useReconnect(isRemoved);

  const retry = () => {
    if (member.status === 'error') member.retry();
    if (org.status === 'error') org.retry();
  };
  const others = <OrgChoices uid={uid} orgIds={profile.orgIds.filter((id) => id !== orgId)} />;
  if (org.status === 'ready' && org.value === null) {
    return (
      <GateError title={t('gate.orgNotFound')} text={t('gate.orgNotFoundText')} onRetry={retry}>
        {others}
      </GateError>
    );
  }
  if (isRemoved) {
    return (
      <GateError title={t('gate.removedTitle')} text={t('gate.removedText')} onRetry={retry}>
        {others}
      </GateError>
    );
  }
  if (failed?.status === 'error') return <GateError title={t('gate.orgFailed')} error={failed.error} onRetry={retry} />;
  if (!membership) return <PageFallback />;
  return (
    <MembershipContext value={membership}>
      <MaskingContext value={masking}>{children}</MaskingContext>
    </MembershipContext>
  );
}
