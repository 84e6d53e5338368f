import { SITE_CONTACT } from '@parlance/domain/site/SITE_CONTACT';
import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';

/** The product's name, the origin that absolute addresses begin with, and whom people write to: the release puts its own there. */
export const site = { name: 'Parlance', origin: SITE_ORIGIN, contact: SITE_CONTACT } as const;
