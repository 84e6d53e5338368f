/** The documentation's pages in their order, by section. Each is a file of web/content/{language}/docs. */
export const DOCS_CONTENTS = [
  { section: 'start', pages: ['getting-started', 'good-answers', 'tests', 'releases'] },
  { section: 'sources', pages: ['sources/files', 'sources/website', 'sources/questions-and-answers'] },
  { section: 'website', pages: ['embed', 'look', 'proactive'] },
  {
    section: 'work',
    pages: [
      'conversations',
      'procedures',
      'handover',
      'leads',
      'forms',
      'channels',
      'team-chats',
      'withdrawals',
      'analytics',
    ],
  },
  { section: 'organization', pages: ['team', 'billing', 'privacy', 'processing-agreement', 'troubleshooting'] },
  {
    section: 'developers',
    pages: [
      'developers/widget',
      'developers/signed-identity',
      'developers/api',
      'developers/webhooks',
      'developers/actions',
      'developers/deploy',
    ],
  },
] as const;

export type DocsPath = (typeof DOCS_CONTENTS)[number]['pages'][number];
export type DocsSection = (typeof DOCS_CONTENTS)[number]['section'];
