import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';
import type { Server } from '../http/serve.ts';
import { DEMO_CHANNEL } from '../seed/team/DEMO_CHANNEL.ts';
import { type ImapServer, startChannels } from '../channels/startChannels.ts';

/** The stand-ins of services by which customers write, connected with the demo chatbot. */
export function startDemoChannels(ports: Ports, folder?: string, imap?: ImapServer): Promise<Server> {
  const webhook = { url: `${urlOf(ports.web)}${DEMO_CHANNEL.path}`, secretToken: DEMO_CHANNEL.verification };
  return startChannels({
    port: ports.channels,
    imapPort: ports.imap,
    submissionPort: ports.submission,
    webhook,
    folder,
    imap,
  });
}
