import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';

interface OrgChoiceProps {
  uid: string;
  orgId: string;
}

/** One organization by name. An organization that can't be read is not offered. The profile is live: the gate moves on by itself. */
function OrgChoice({ uid, orgId }: OrgChoiceProps) {
  const t = useTranslate();
  const org = useDocument(paths.org(orgId), orgSchema);
  const { isBusy, run } = useAction(
    () => updateDocument(paths.user(uid), { currentOrgId: orgId }),
    t('org.actionFailed'),
  );
  if (org.status === 'error' || (org.status === 'ready' && org.value === null)) return false;
  const name = org.status === 'ready' ? org.value?.name : undefined;
  return (
    <button
      type="button"
      className="plain-button primary"
      onClick={() => run()}
      disabled={isBusy || name === undefined}
    >
      {name === undefined ? t('gate.orgLoading') : t('gate.switchTo', { organization: name })}
    </button>
  );
}

interface OrgChoicesProps {
  uid: string;
  orgIds: readonly string[];
}

/** The person's other organizations, to go on with. */
export function OrgChoices({ uid, orgIds }: OrgChoicesProps) {
  if (orgIds.length === 0) return false;
  return (
    <div className="plain-actions">
      {orgIds.map((orgId) => (
        <OrgChoice key={orgId} uid={uid} orgId={orgId} />
      ))}
    </div>
  );
}
