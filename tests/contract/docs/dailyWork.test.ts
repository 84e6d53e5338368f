import { expect, it } from 'vitest';
import { AGENT_TASK_IDS, AGENT_TASKS } from '../../support/keystrokes/AGENT_TASKS.ts';
import { costOf } from '../../support/keystrokes/costOf.ts';
import { readRepo } from '../../support/repo.ts';

it('docs/daily-work.md has the clicks, characters and seconds of an agent’s tasks', () => {
  const [, section = ''] = readRepo('docs/daily-work.md').split('## Ten tasks of an agent\n');
  const rows = section.split('\n').filter((line) => /^\| .* \| \d/.test(line));
  const figures = AGENT_TASK_IDS.map((id) => {
    const { task, before, today } = AGENT_TASKS[id];
    const [was, is] = [before, today].map(({ steps, waited }) => ({ ...costOf(steps), waited }));
    const seconds = [was, is].map((cost) => Math.round((cost?.seconds ?? 0) + (cost?.waited ?? 0)));
    return `| ${[task, was?.clicks, is?.clicks, was?.typed, is?.typed, ...seconds].join(' | ')} |`;
  });
  expect(rows.map((row) => `${row.split(' | ').slice(0, 7).join(' | ')} |`)).toEqual(figures);
});

it('counts hands and thought as the keystroke-level model does', () => {
  // To the keyboard and back: 0.4 s each time.
  expect(costOf(['click', 'type 10', 'key', 'click']).seconds).toBeCloseTo(2.65 + 0.4 + 1.35 + 2 + 0.2 + 0.4 + 2.65);
  expect(costOf(['read 250'])).toEqual({ clicks: 0, typed: 0, seconds: 60 });
  expect(costOf(['drag', 'chord'])).toMatchObject({ clicks: 2, typed: 0 });
});
