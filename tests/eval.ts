import { readFloors } from './eval/readFloors.ts';
import { type Scores, scoreAnswers } from './eval/scoreAnswers.ts';
import { supportCorpus } from './eval/supportCorpus.ts';
import { xquadCorpus } from './eval/xquadCorpus.ts';

/**
 * `npm run eval`: how well questions are answered, in figures: one JSON line and one row of a table for each corpus and
 * language. Fails below a floor of tests/eval/floors.json. XQuAD needs PARLANCE_TEST_DATA.
 */
const scored = new Map<string, Scores>();
for (const language of ['en', 'de'] as const) {
  for (const corpus of [await supportCorpus(language), await xquadCorpus(language)]) {
    if (corpus === undefined) {
      console.log(JSON.stringify({ what: 'xquad', language, skipped: 'set PARLANCE_TEST_DATA' }));
      continue;
    }
    const scores = await scoreAnswers(corpus);
    console.log(JSON.stringify({ what: corpus.name, language, ...scores }));
    scored.set(`${corpus.name}.${language}`, scores);
  }
}
console.table(Object.fromEntries(scored));

const floors = await readFloors();
const below = [...scored].flatMap(([name, scores]) => {
  const reached = new Map(Object.entries(scores));
  return Object.entries(floors[name] ?? {}).flatMap(([figure, floor]) => {
    const value = reached.get(figure) ?? 0;
    return value < floor ? [`${name}: ${figure} is ${value}, below ${floor}`] : [];
  });
});
for (const line of below) console.error(line);
process.exit(below.length === 0 ? 0 : 1);
