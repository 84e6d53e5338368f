import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { FileFault } from '@parlance/domain/attachments/FILE_FAULTS';
import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { ChannelError } from '../../connection/ChannelError.ts';

const REFUSALS: Partial<Record<ErrorCode, FileFault>> = {
  'attachment-type-invalid': 'type-invalid',
  'attachment-damaged': 'damaged',
  'attachment-too-large': 'too-large',
  'attachment-unsafe': 'unsafe',
  'attachment-limit-reached': 'too-many',
  'attachments-off': 'switched-off',
};

/** Faults that pass; the connection's owner may mend the access in the meantime. */
const PASSING: readonly ChannelFault[] = ['service-away', 'rate-limited', 'not-confirmed', 'key-refused'];

/** Errors of this product's own that pass: the scanner is away, and too many files at once. */
const OWN_PASSING: readonly ErrorCode[] = ['attachment-unchecked', 'rate-limited'];

/** Reason for which a file is not taken; undefined of an error after which there is another attempt. */
export function fileFaultOf(error: unknown, isLastAttempt: boolean): FileFault | undefined {
  if (error instanceof AppError) {
    if (OWN_PASSING.includes(error.code)) return isLastAttempt ? 'unavailable' : undefined;
    return REFUSALS[error.code];
  }
  if (!(error instanceof ChannelError)) return isLastAttempt ? 'unavailable' : undefined;
  if (error.fault === 'too-large') return 'too-large';
  return PASSING.includes(error.fault) && !isLastAttempt ? undefined : 'unavailable';
}
