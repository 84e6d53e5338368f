import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Adapter, Connection } from '../connection/Adapter.ts';

/** The code of a connection's service, loaded where it is used. A service is a folder and a row. */
export async function adapterOf({ account, secret }: Connection<ChannelAccount>): Promise<Adapter> {
  switch (account.kind) {
    case 'email': {
      const { createEmail } = await import('./email/createEmail.ts');
      return createEmail({ account, secret });
    }
    case 'telegram': {
      const { createTelegram } = await import('./telegram/createTelegram.ts');
      return createTelegram({ account, secret });
    }
    case 'whatsapp': {
      const { createWhatsApp } = await import('./graph/whatsapp/createWhatsApp.ts');
      return createWhatsApp({ account, secret });
    }
    case 'messenger': {
      const { createMessenger } = await import('./graph/pages/createMessenger.ts');
      return createMessenger({ account, secret });
    }
    case 'instagram': {
      const { createInstagram } = await import('./graph/pages/createInstagram.ts');
      return createInstagram({ account, secret });
    }
  }
}
