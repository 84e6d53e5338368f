import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';

/** A service that refused something, or is away. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  readonly fault: ChannelFault;
  /** Time that the service asks to wait, in milliseconds; undefined where it names none. */
  readonly waitMs: number | undefined;

  constructor(fault: ChannelFault, waitMs?: number) {
    super(fault);
    this.fault = fault;
    this.waitMs = waitMs;
  }
}
