import { PROCEDURE_TEMPLATES } from '@parlance/domain/procedures/templates/PROCEDURE_TEMPLATES';
import { procedureTemplate } from '@parlance/domain/procedures/templates/procedureTemplate';
import { targetsOf } from '@parlance/domain/procedures/targetsOf';
import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { describe, expect, it } from 'vitest';
import { BOX, layoutSteps } from './layoutSteps.ts';

function placeOf(id: string, steps: readonly Step[]) {
  const place = layoutSteps(steps).steps.find(({ step }) => step.id === id);
  if (place === undefined) throw new Error(`There is no step "${id}"`);
  return place;
}

describe.each(PROCEDURE_TEMPLATES)('the picture of %s', (template) => {
  const { steps } = procedureTemplate('p1', template, 'en');
  const layout = layoutSteps(steps);

  it('has every step once, no two on each other and all inside', () => {
    expect(layout.steps).toHaveLength(steps.length);
    for (const one of layout.steps) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + BOX.width).toBeLessThanOrEqual(layout.width);
      expect(one.y + BOX.height).toBeLessThanOrEqual(layout.height);
      const over = layout.steps.filter(
        (other) => other !== one && Math.abs(other.x - one.x) < BOX.width && Math.abs(other.y - one.y) < BOX.height,
      );
      expect(over).toEqual([]);
    }
  });

  it('has every way, downwards and through no box', () => {
    expect(layout.ways).toHaveLength(steps.flatMap((step) => [...new Set(targetsOf(step))]).length);
    for (const { from, to, points } of layout.ways) {
      expect(placeOf(to, steps).y).toBeGreaterThan(placeOf(from, steps).y);
      const inside = points
        .slice(1, -1)
        .filter(({ x, y }) =>
          layout.steps.some((box) => x > box.x && x < box.x + BOX.width && y > box.y && y < box.y + BOX.height),
        );
      expect(inside).toEqual([]);
    }
  });
});

const say = (id: string, next: string): Step => ({ id, kind: 'say', text: id, next });

it('a way back leads along the side', () => {
  const steps: Step[] = [
    say('one', 'two'),
    { id: 'two', kind: 'confirm', text: 'Right?', next: 'end', otherwise: 'one' },
    { id: 'end', kind: 'end', text: 'Done.' },
  ];
  const back = layoutSteps(steps).ways.find(({ to }) => to === 'one');
  const left = Math.min(...(back?.points.map(({ x }) => x) ?? []));
  expect(left).toBeLessThan(placeOf('one', steps).x);
  expect(left).toBeGreaterThan(0);
});

it('of ways to nowhere and steps that are never reached there is a picture, too', () => {
  const layout = layoutSteps([say('one', 'nowhere'), say('left', 'left')]);
  expect(layout.steps).toHaveLength(2);
  expect(layout.ways.map(({ to }) => to)).toEqual(['left']);
});
