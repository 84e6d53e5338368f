import type { AttachmentType } from '@parlance/domain/attachments/attachment';
import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requireRevealed } from '../suggestions/requireRevealed.ts';
import { submittedFile } from '../submittedFile.ts';

/**
 * The file of a submission's field: its type and its bytes in base64. Throws `not-found`, or `permission-denied` where the caller sees
 * the submission masked.
 */
export async function readSubmissionFile(
  who: Membership,
  submissionId: string,
  field: string,
): Promise<{ type: AttachmentType; data: string }> {
  const { orgId, uid } = who;
  const submission = (await refs.submission(orgId, submissionId).get()).data();
  const answer = submission?.answers.find((each) => each.field === field);
  if (answer === undefined || answer.file === null) throw new AppError('not-found');
  await requireRevealed(who, refs.revealedSubmission(orgId, uid, submissionId), new Date());
  const file = await submittedFile({ orgId, submissionId }, answer);
  if (file === undefined || file === null) throw new AppError('not-found');
  return file;
}
