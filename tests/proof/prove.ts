import { printTable } from '../../local/src/printTable.ts';
import type { Area } from './Area.ts';
import { callableForms } from './areas/callableForms.ts';
import { callableRequests } from './areas/callableRequests.ts';
import { crawler } from './areas/crawler.ts';
import { documents } from './areas/documents.ts';
import { ruleWrites } from './areas/ruleWrites.ts';
import { widgetTexts } from './areas/widgetTexts.ts';
import { dashboardHistory } from './browser/dashboardHistory.ts';
import { isWatchful } from './browser/isWatchful.ts';
import { mailBodies } from './browser/mailBodies.ts';
import { ProofBrowser } from './browser/ProofBrowser.ts';
import { stillPages } from './browser/stillPages.ts';
import { widgetAnswers } from './browser/widgetAnswers.ts';

/** Fewer would not be what docs/operations.md says. */
const LEAST = 3000;
const SHOWN = 10;

const AREAS = { callableForms, callableRequests, ruleWrites, documents, crawler, widgetTexts };
const IN_BROWSER = { widgetAnswers, dashboardHistory, mailBodies, stillPages };

let unhandled = 0;
process.on('unhandledRejection', () => {
  unhandled += 1;
});

function problemsOf({ crashes, wrong, executions, foreign }: Area): string[] {
  return [crashes, wrong, executions, foreign].flatMap((some) => some.slice(0, SHOWN));
}

async function run(wanted: (name: string) => boolean): Promise<Area[]> {
  const areas: Area[] = [];
  const add = async (name: string, work: () => Promise<Area>): Promise<void> => {
    if (!wanted(name)) return;
    const [before, startedAt] = [unhandled, Date.now()];
    const area = await work();
    areas.push({ ...area, unhandled: unhandled - before });
    console.log(`${area.name}: ${area.inputs.size} inputs in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    for (const problem of problemsOf(area)) console.log(`  ${problem}`);
  };
  for (const [name, work] of Object.entries(AREAS)) await add(name, work);
  if (!Object.keys(IN_BROWSER).some(wanted)) return areas;
  const browser = await ProofBrowser.launch();
  try {
    if (!(await isWatchful(browser))) throw new Error('The browser does not notice scripts that do run.');
    for (const [name, work] of Object.entries(IN_BROWSER)) await add(name, () => work(browser));
  } finally {
    await browser.close();
  }
  return areas;
}

function print(areas: readonly Area[]): number {
  const row = ({ name, inputs, crashes, wrong, unhandled: lost, executions, foreign }: Area) =>
    [name, inputs.size, crashes.length, wrong.length, lost, executions.length, foreign.length].map(String);
  const rows = areas.map(row);
  const sums = rows.reduce(
    (sum, cells) => sum.map((value, column) => value + Number(cells[column + 1])),
    Array.from({ length: 6 }, () => 0),
  );
  const head = ['area', 'distinct inputs', 'crashes', 'wrongly taken', 'unhandled rejections'];
  printTable([[...head, 'scripts run', 'foreign requests'], ...rows, ['all', ...sums.map(String)]]);
  return sums.slice(1).reduce((sum, value) => sum + value, 0);
}

const filters = process.argv.slice(2);
const areas = await run((name) => filters.length === 0 || filters.includes(name));
const problems = print(areas);
const inputs = areas.reduce((sum, area) => sum + area.inputs.size, 0);
const isEnough = filters.length > 0 || inputs >= LEAST;
if (!isEnough) console.log(`Only ${inputs} of ${LEAST} inputs.`);
process.exit(problems === 0 && isEnough ? 0 : 1);
