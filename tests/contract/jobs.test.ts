import { expect, it } from 'vitest';
import { JOBS } from '../../functions/src/edge/services/JOBS.ts';
import { listRepo, readRepo } from '../support/repo.ts';

const NAMES = JOBS.map(({ name }) => name);

it('each job has a name of its own', () => {
  expect(NAMES.toSorted()).toEqual([...new Set(NAMES)].toSorted());
  expect(NAMES.length).toBeGreaterThan(30);
});

it('what work begins by a name is a job that a queue runs', () => {
  const begun = listRepo('functions/src/**/*.ts').flatMap((file) =>
    [...readRepo(file).matchAll(/(?:\bbegin\(|orgName: |\bjob: (?='\w+', at\b))'(\w+)'/g)].map(([, name = '']) => name),
  );
  const queued = JOBS.filter(({ queue, schedule }) => queue !== null && schedule === null);
  expect([...new Set(begun)].toSorted()).toEqual(queued.map(({ name }) => name).toSorted());
});

it('what runs once a day, and what that begins for organizations, waits in a queue of its own', () => {
  const begunAtNight = new Set(
    listRepo('functions/src/*/jobs.ts').flatMap((file) =>
      [...readRepo(file).matchAll(/orgName: '(\w+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect([...begunAtNight].toSorted()).toEqual(['findOrgChangedAnswers', 'findOrgContradictions', 'recountOrg']);
  const queued = JOBS.filter(({ queue }) => queue !== null);
  const night = queued.filter(({ name, schedule }) => schedule?.clock === 'day' || begunAtNight.has(name));
  expect(queued.filter(({ queue }) => queue === 'runNightJob')).toEqual(night);
});
