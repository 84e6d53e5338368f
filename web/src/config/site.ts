import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';

/** The product's name, and the origin that absolute addresses begin with: the release puts its own there. */
export const site = { name: 'Parlance', origin: SITE_ORIGIN } as const;
