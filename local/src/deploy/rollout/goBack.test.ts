import { beforeEach, expect, it } from 'vitest';
import { createFakeProject, type FakeProject } from '../stand-in/createFakeProject.ts';
import type { FakeRevision } from '../stand-in/FakeState.ts';
import { goBack } from './goBack.ts';
import { serveLatest } from './serveLatest.ts';

const PARENT = 'projects/shop-live/locations/europe-west3/services';
const BETWEEN = new Date('2026-01-02T12:00Z');

function revision(id: string, day: number, hasImage = true): FakeRevision {
  return { id, createTime: `2026-01-0${day}T10:00:00.123456Z`, hasImage, definition: {} };
}

let project: FakeProject;

beforeEach(() => {
  const answer = [revision('answer-1', 1), revision('answer-2', 2), revision('answer-3', 3)];
  project = createFakeProject('shop-live', {
    running: new Map([
      [`${PARENT}/answer`, { revisions: answer, pinned: undefined }],
      [`${PARENT}/later`, { revisions: [revision('later-1', 3)], pinned: undefined }],
    ]),
  });
});

function pins(): unknown[] {
  return [...project.state.running.values()].map(({ pinned }) => pinned);
}

it('sends requests to the newest revision of that time, and leaves what came later', async () => {
  expect(await goBack(project, BETWEEN)).toBe('1 of 2 functions serve as at 2026-01-02T12:00:00.000Z');
  expect(pins()).toEqual(['answer-2', undefined]);
});

it('says which function cannot go back, and that there was none', async () => {
  project.state.running.get(`${PARENT}/answer`)?.revisions.splice(1, 1, revision('answer-2', 2, false));
  await expect(goBack(project, BETWEEN)).rejects.toThrow(
    /^Not all functions went back\. answer: .*image was not found/,
  );
  await expect(goBack(project, new Date(0))).rejects.toThrow('No function was there at that time.');
});

it('sends requests to the latest revision again with the next deployment', async () => {
  expect(await serveLatest(project)).toBe('as it should be');
  await goBack(project, BETWEEN);
  expect(await serveLatest(project)).toBe('1 functions had been sent back, and serve their latest version again');
  expect(pins()).toEqual([undefined, undefined]);
});
