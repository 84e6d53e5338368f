import { WEBSITE_TOOLS } from '@parlance/domain/onboarding';
import { expect, it } from 'vitest';
import { guideFor, INSTALL_GUIDE_NAMES, INSTALL_GUIDES } from './installGuides.ts';

it('opens the guide of the system that the website is made with, else the line of code', () => {
  expect(Object.keys(INSTALL_GUIDES)).toEqual([...INSTALL_GUIDE_NAMES]);
  expect(Object.fromEntries(WEBSITE_TOOLS.map((tool) => [tool, guideFor(tool)]))).toEqual({
    wordpress: 'wordpress',
    shopify: 'shopify',
    woocommerce: 'wordpress',
    shopware: 'shopware',
    wix: 'wix',
    squarespace: 'squarespace',
    webflow: 'webflow',
    typo3: 'typo3',
    custom: 'script',
    none: 'script',
    other: 'script',
  });
  expect(guideFor(null)).toBe('script');
});
