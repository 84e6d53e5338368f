/** Answer options of the onboarding questionnaire. Names live in the translations; bands are those of specification point 9. */
export const JOB_ROLES = [
  'owner',
  'executive',
  'support',
  'sales',
  'marketing',
  'product',
  'operations',
  'it',
  'people',
  'other',
] as const;

export const CONTACT_CHANNELS = [
  'email',
  'phone',
  'contact-form',
  'live-chat',
  'messenger',
  'social-media',
  'in-person',
  'other',
] as const;

export const COMPANY_SIZES = ['only-me', '2-50', '51-250', '251-1k', '1k-5k', '5k+'] as const;

export const MONTHLY_INQUIRIES = ['1-10', '11-100', '101-250', '250+'] as const;

export const WEBSITE_TOOLS = [
  'wordpress',
  'shopify',
  'woocommerce',
  'shopware',
  'wix',
  'squarespace',
  'webflow',
  'typo3',
  'custom',
  'none',
  'other',
] as const;

export const READINESS_TIMINGS = ['now', 'this-month', 'this-quarter', 'exploring'] as const;

export const CURRENT_TOOLS = ['none', 'shared-inbox', 'helpdesk', 'live-chat', 'chatbot', 'other'] as const;

export const REFERRAL_SOURCES = [
  'search',
  'ai-assistant',
  'recommendation',
  'social-media',
  'article',
  'event',
  'advertisement',
  'other',
] as const;

export const PRIOR_EXPERIENCES = ['none', 'tried', 'in-use', 'expert'] as const;

export const ONBOARDING_STEPS = [1, 2, 3] as const;
