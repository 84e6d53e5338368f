import { expect, it } from 'vitest';
import { capacityOf } from '../../bench/capacity/capacityOf.ts';
import { readRepo } from '../../support/repo.ts';

const FIGURES = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

it('docs/capacity.md says what one, a thousand and a hundred thousand organizations need, and what they reach first', async () => {
  const all = await Promise.all([1, 1_000, 100_000].map(capacityOf));
  const row = (name: string, valueOf: (one: (typeof all)[number]) => string) =>
    `| ${[name, ...all.map(valueOf)].join(' | ')} |`;
  const share = (name: string, key: keyof (typeof all)[number]['shares']) =>
    row(name, ({ shares }) => {
      const text = SHARE.format(shares[key]);
      return shares[key] > 1 ? `**${text}**` : text;
    });
  const text = readRepo('docs/capacity.md');
  const lines = [
    row('answers a month', ({ answers }) => FIGURES.format(answers)),
    row('answers a second, busy', ({ peakPerSecond }) => FIGURES.format(peakPerSecond)),
    row('documents read a month', ({ database }) => FIGURES.format(database.reads)),
    row('documents written a month', ({ database }) => FIGURES.format(database.writes)),
    row('processes of `answer`, busy', ({ processes }) => FIGURES.format(processes)),
    row('tokens of models a minute, busy', ({ tokensPerMinute }) => FIGURES.format(tokensPerMinute)),
    row('models, dollars a month', ({ usd }) => FIGURES.format(usd.models)),
    row('database, dollars a month', ({ usd }) => FIGURES.format(usd.database)),
    row('functions, dollars a month', ({ usd }) => FIGURES.format(usd.processes)),
    share('sources read at once', 'sources'),
    share('pages of crawls', 'pages'),
    share('processes of `answer`', 'processes'),
    share('writes of one index', 'indexWrites'),
    share('categories a day', 'categories'),
  ];
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});
