import { OutgoingRefusal } from '../../../../kernel/outgoing/OutgoingRefusal.ts';
import { publicServer } from '../../../../kernel/outgoing/publicServer.ts';
import { config } from '../../../../kernel/platform/config.ts';
import { ChannelError } from '../../../connection/ChannelError.ts';

/** Finds a server of a mailbox. Throws `ChannelError` `service-away` where there is none that everybody reaches. */
export async function mailServer(server: {
  host: string;
  port: number;
}): Promise<Awaited<ReturnType<typeof publicServer>>> {
  try {
    return await publicServer(server, config().crawlerLocalHosts);
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new ChannelError('service-away');
    throw error;
  }
}
