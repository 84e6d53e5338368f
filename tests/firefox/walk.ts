import { Firefox } from './Firefox.ts';
import { inboxJourney } from './journeys/inboxJourney.ts';
import { settingsJourney } from './journeys/settingsJourney.ts';
import { sourceJourney } from './journeys/sourceJourney.ts';
import { widgetJourney } from './journeys/widgetJourney.ts';

const JOURNEYS = { widget: widgetJourney, source: sourceJourney, inbox: inboxJourney, settings: settingsJourney };

/** Walks one journey in a Firefox of its own. Says what went wrong. */
async function walk(journey: (firefox: Firefox) => Promise<void>): Promise<string[]> {
  const firefox = await Firefox.launch(process.env['PARLANCE_BROWSER'] ?? 'firefox-esr');
  try {
    await journey(firefox);
    return firefox.problems;
  } catch (error) {
    return [...firefox.problems, String(error)];
  } finally {
    await firefox.close();
  }
}

const filters = process.argv.slice(2);
let failed = 0;
for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (filters.length > 0 && !filters.includes(name)) continue;
  const startedAt = Date.now();
  const problems = await walk(journey);
  if (problems.length > 0) failed += 1;
  console.log(
    `${problems.length === 0 ? 'PASS' : 'FAIL'}  ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  for (const problem of problems) console.log(`      ${problem}`);
}
process.exit(failed === 0 ? 0 : 1);
