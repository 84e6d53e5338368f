/** The 17 kinds of business that sign-up offers. Names live in the translations. */
export const BUSINESS_TYPES = [
  'e-commerce',
  'retail',
  'healthcare',
  'real-estate',
  'technology',
  'consulting',
  'manufacturing',
  'education',
  'hospitality',
  'travel',
  'finance',
  'insurance',
  'legal',
  'logistics',
  'media',
  'non-profit',
  'other',
] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];
