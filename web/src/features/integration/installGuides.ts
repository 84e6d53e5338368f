import type { OnboardingAnswers } from '@parlance/domain/documents/accounts/onboarding';
import {
  type EmbeddedChatbot,
  iframeSnippet,
  reactSnippet,
  scriptSnippet,
  tagManagerSnippet,
  wordpressSnippet,
} from './embedSnippets.ts';

/** Each way to place the chatbot: its texts are `integration.{kind}Title` and `Text`. */
export const INSTALL_GUIDES = {
  script: scriptSnippet,
  wordpress: wordpressSnippet,
  shopify: scriptSnippet,
  shopware: scriptSnippet,
  wix: scriptSnippet,
  squarespace: scriptSnippet,
  webflow: scriptSnippet,
  typo3: scriptSnippet,
  tagManager: tagManagerSnippet,
  react: reactSnippet,
  iframe: iframeSnippet,
} as const satisfies Record<string, (origin: string, chatbot: EmbeddedChatbot) => string>;

export type InstallGuide = keyof typeof INSTALL_GUIDES;

export const INSTALL_GUIDE_NAMES = [
  'script',
  'wordpress',
  'shopify',
  'shopware',
  'wix',
  'squarespace',
  'webflow',
  'typo3',
  'tagManager',
  'react',
  'iframe',
] as const satisfies readonly InstallGuide[];

/** The guide to open first, by what the website is made with. */
export function guideFor(websiteTool: OnboardingAnswers['websiteTool']): InstallGuide {
  if (websiteTool === 'woocommerce') return 'wordpress';
  return INSTALL_GUIDE_NAMES.find((name) => name === websiteTool) ?? 'script';
}
