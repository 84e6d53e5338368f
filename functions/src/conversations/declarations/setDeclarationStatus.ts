import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Writes down how far the work on a declaration is. Throws `not-found`. */
export async function setDeclarationStatus(
  who: Membership,
  declarationId: string,
  status: Declaration['status'],
): Promise<void> {
  const ref = refs.declaration(who.orgId, declarationId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'lead.write');
    const declaration = (await transaction.get(ref)).data();
    if (declaration === undefined) throw new AppError('not-found');
    if (declaration.status !== status) transaction.update(ref, { status });
  });
}
