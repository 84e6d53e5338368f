import { defineConfig } from '@playwright/test';
import { suiteUrls } from '../support/suiteUrls.ts';

/** Real Chromium against the suite that tests/run.ts started. Background networking is off: nothing but loopback is reached. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.local/test-reports/e2e',
  reporter: [['list'], ['json']],
  use: {
    baseURL: suiteUrls.web,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Frames for the trace would be drawn without a graphics card: half of a run's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    // Phones have no keyboard to tab with. Journeys that only repeat there what the server does are walked once.
    {
      name: 'phone',
      grepInvert: /@keyboard|@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
