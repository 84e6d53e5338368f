import type { Frame, Page } from '@playwright/test';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** The chat's own frame, for a look into its window. Throws while it is not there. */
export function appFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(`${suiteUrls.web}/iframe/`));
  if (frame === undefined) throw new Error('no chat in this page');
  return frame;
}
