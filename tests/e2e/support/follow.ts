import type { Page } from '@playwright/test';

/* oxlint-disable no-underscore-dangle -- a name of React Router's */

declare global {
  interface Window {
    /** React Router's own, for its development tools. */
    __reactRouterDataRouter?: { state: { location: unknown }; navigate: (to: string) => Promise<void> };
  }
}

/**
 * Goes from a page of the web app to another one as a link does, without loading the app anew, which takes a second of processor
 * time. Once it returns, the page from before is gone: the router is there before React, which draws the new page as a transition
 * and leaves the old one until it is done. Which location is drawn is asked of React's own tree of what it has committed.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
  await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), address);
  await page.waitForFunction(() => {
    const get = (of: unknown, name: string): unknown =>
      typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer$')) ?? '';
    const open = [get(get(get(document, container), 'stateNode'), 'current')];
    for (let fiber = open.pop(); fiber !== undefined; fiber = open.pop()) {
      const props = get(fiber, 'memoizedProps');
      // The properties of React Router's <Router>.
      if (get(props, 'navigator') !== undefined)
        return get(props, 'location') === window.__reactRouterDataRouter?.state.location;
      for (const next of [get(fiber, 'sibling'), get(fiber, 'child')]) if (next !== null) open.push(next);
    }
    return false;
  });
}
