import type { ArtName } from './DEMO_TEXTS.ts';

function art(shapes: string): string {
  return `<svg viewBox="0 0 120 90" role="presentation" aria-hidden="true">${shapes}</svg>`;
}

/** Drawn for this shop; colours come from the style sheet through classes. */
export const PRODUCT_ART: Readonly<Record<ArtName, string>> = {
  tent: art(
    '<path class="a" d="M60 18 108 76H12z"/><path class="b" d="M60 18 76 76H44z"/><path class="l" d="M60 18V8M12 76H4m104 0h8"/>',
  ),
  boot: art(
    '<path class="a" d="M38 12h28v34l28 12c6 3 8 8 8 14H38z"/><path class="b" d="M36 72h68v8H36z"/><path class="l" d="M48 24h16M48 34h16M50 44h18"/>',
  ),
  pack: art(
    '<rect class="a" x="36" y="18" width="48" height="62" rx="12"/><rect class="b" x="42" y="48" width="36" height="26" rx="6"/><path class="l" d="M50 18c0-12 20-12 20 0M36 40h48"/>',
  ),
  jacket: art(
    '<path class="a" d="M46 14h28l26 16-10 20-10-6v36H40V44l-10 6-10-20z"/><path class="b" d="M46 14c4 10 24 10 28 0v10c-8 8-20 8-28 0z"/><path class="l" d="M60 30v50"/>',
  ),
  stove: art(
    '<rect class="a" x="40" y="52" width="40" height="28" rx="8"/><path class="b" d="M60 14c10 10 14 16 8 26H52c-6-10 0-14 8-26z"/><path class="l" d="M34 44h52M60 44v8"/>',
  ),
  lamp: art(
    '<circle class="a" cx="60" cy="46" r="24"/><circle class="b" cx="60" cy="46" r="12"/><path class="l" d="M8 40h28m48 0h28M8 54h28m48 0h28"/>',
  ),
};
