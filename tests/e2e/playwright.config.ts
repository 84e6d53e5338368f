import { defineConfig } from '@playwright/test';
import { BROWSER_WORKERS } from '../runner/BROWSER_WORKERS.ts';
import { RETRIES } from '../runner/RETRIES.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { WIDTHS } from './support/WIDTHS.ts';

/**
 * A test closes its page after seconds, so code that V8 optimizes is seldom used again: the optimizing compilers took a fifth of a
 * renderer's processor time. Higher thresholds save 7 % of the renderers' time in the same tests, and 25 % of axe's.
 * @see https://v8.dev/blog/maglev
 */
const LATE_OPTIMIZING =
  '--js-flags=--invocation-count-for-maglev=3000 --invocation-count-for-turbofan=20000 --minimum-invocations-after-ic-update=3000';

/** Real Chromium against the suite that tests/run.ts started. Background networking is off: nothing but loopback is reached. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: BROWSER_WORKERS,
  forbidOnly: true,
  // It tells a test that hangs: a busy machine takes minutes for the pages of a chatbot.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.local/test-reports/e2e',
  retries: RETRIES,
  reporter: [['../runner/specReporter.ts']],
  use: {
    baseURL: suiteUrls.web,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env['PARLANCE_BROWSER'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        LATE_OPTIMIZING,
      ],
    },
  },
  projects: [
    // What looks or works otherwise on a phone: by the tag `@phone` there too, by `@onlyphone` there alone. Its tests are long: the short
    // ones of the widget, which come last on the desktop, leave no browser without work at the end.
    {
      name: 'phone',
      grep: /@phone|@onlyphone/,
      use: { viewport: WIDTHS.phone, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@onlyphone/, use: { viewport: WIDTHS.desktop } },
  ],
});
