import { describe, expect, it } from 'vitest';
import { idSchema, newId, storedIdSchema } from './ids.ts';
import { answerIdOf, questionIdOf } from './widget/answerId.ts';

describe('an id that a client may name', () => {
  it.each([newId(), 'a', '_', '__', '___', '__x', 'x__', 'a-b_c', 'x'.repeat(128)])('may be %s', (id) => {
    expect(idSchema.safeParse(id).success).toBe(true);
  });

  it.each(['__x__', '____', '__proto__', '.', '..', 'a.b', 'a/b', '', 'x'.repeat(129), 'a\n'])(
    'is not %j: Firestore keeps it for itself, or it is a path (A-121)',
    (id) => {
      expect(idSchema.safeParse(id).success).toBe(false);
    },
  );

  it('is none that the server derives (A-122)', () => {
    const id = newId();
    expect(idSchema.safeParse(answerIdOf(id)).success).toBe(false);
    expect(storedIdSchema.safeParse(answerIdOf(id)).success).toBe(true);
    expect(questionIdOf(answerIdOf(id))).toBe(id);
    expect(questionIdOf(id)).toBeUndefined();
  });
});

it.each(['__x__', '.', '..', '.a', 'a.', 'a..b', 'a.b.c', 'a/b', 'a.B'])('no document has the id %j (A-121)', (id) => {
  expect(storedIdSchema.safeParse(id).success).toBe(false);
});
