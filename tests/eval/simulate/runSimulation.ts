import '../../functions/support/configure.ts';
import { aiEnvironment } from '../../../local/src/config/aiEnvironment.ts';
import { runMain } from '../../../local/src/errors/runMain.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { eachAtOnce } from '../../../functions/src/kernel/platform/schedule/eachAtOnce.ts';
import { belowFloors } from '../belowFloors.ts';
import { evalOptions } from '../evalOptions.ts';
import { providerOf } from '../providerOf.ts';
import type { Business } from './Business.ts';
import { openBusiness } from './openBusiness.ts';
import { readBusinesses } from './readBusinesses.ts';
import { type Simulated, simulateConversation } from './simulateConversation.ts';
import { simulationScores } from './simulationScores.ts';

/** Conversations at the same time. */
const AT_ONCE = 4;

async function simulate(business: Business, provider: AiProvider): Promise<Simulated[]> {
  const { talk } = await openBusiness(business, provider);
  const { documents, answers } = business;
  const written = [...documents.map(({ markdown }) => markdown), ...answers.flatMap(Object.values<string>)];
  const outcomes: Simulated[] = [];
  await eachAtOnce(business.conversations, AT_ONCE, async (conversation) => {
    const known = [...written, JSON.stringify(conversation.recordings)];
    outcomes.push(await simulateConversation(conversation, talk(conversation), known));
  });
  return outcomes.toSorted((a, b) => a.id.localeCompare(b.id));
}

function printConversation({ id, kind, goal, exchanges, isSolved, invented, misled }: Simulated): void {
  console.log(`${isSolved ? 'solved' : 'UNSOLVED'} ${kind} ${id}: ${goal}`);
  for (const { say, text, verdict, isMet } of exchanges)
    console.log(`  ${isMet ? '+' : '-'} ${say}\n      [${verdict}] ${text.replaceAll('\n', '\n      ')}`);
  for (const figure of invented) console.log(`  INVENTED ${figure}`);
  for (const answer of misled) console.log(`  MISLED ${answer}`);
  console.log('');
}

/** `npm run eval -- --simulate`: simulated customers talk to chatbots of several businesses (docs/evaluation.md). */
async function main(args: readonly string[]): Promise<number> {
  const options = evalOptions(args);
  Object.assign(process.env, aiEnvironment({ ...process.env, AI_PROVIDER: options.provider }));
  const provider = providerOf(options.provider);
  const rows = new Map<string, Simulated[]>();
  const add = (name: string, outcomes: readonly Simulated[]) =>
    rows.set(name, [...(rows.get(name) ?? []), ...outcomes]);
  for (const business of await readBusinesses(options.corpus)) {
    const outcomes = await simulate(business, provider);
    console.error(
      `${business.name}: ${outcomes.filter(({ isSolved }) => isSolved).length} of ${outcomes.length} solved`,
    );
    if (options.answers) outcomes.forEach(printConversation);
    add(business.name, outcomes);
    for (const outcome of outcomes) add(`simulated.${business.language}.${outcome.kind}`, [outcome]);
    add(`simulated.${business.language}`, outcomes);
  }
  const scores = new Map([...rows].map(([name, outcomes]) => [name, simulationScores(outcomes)]));
  if (options.json) for (const [name, row] of scores) console.log(JSON.stringify({ name, ...row }));
  else console.table(Object.fromEntries(scores));
  if (options.corpus !== undefined || options.provider !== 'local') return 0;
  const invented = [...rows.values()].flat().flatMap((one) => one.invented);
  const below = [...(await belowFloors(scores)), ...invented.map((figure) => `${figure} is invented`)];
  for (const line of below) console.error(line);
  return below.length === 0 ? 0 : 1;
}

await runMain(main);
