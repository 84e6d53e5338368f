import { SITE_PART, type SitePartName } from '@parlance/domain/site/SITE_PART';

/** A prerendered page without the parts that a site does not have. */
export function withoutParts(html: string, unwanted: readonly SitePartName[]): string {
  return unwanted.reduce(
    (text, name) => text.replaceAll(new RegExp(`<${SITE_PART} data-part="${name}">.*?</${SITE_PART}>`, 'gs'), ''),
    html,
  );
}
