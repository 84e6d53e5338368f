import { expect, it } from 'vitest';
import { parseJudgement } from './judgement.ts';

const ONE = '{"verdicts":[{"holds":true,"why":" It says so. "}]}';

it('reads a reply with or without a fence', () => {
  expect(parseJudgement(`\`\`\`json\n${ONE}\n\`\`\``, ['a'])).toEqual([{ holds: true, why: 'It says so.' }]);
  expect(parseJudgement(ONE, 'none')).toHaveLength(1);
});

it.each(['', 'yes', '{}', '{"verdicts":[]}', '{"verdicts":[{"holds":"true","why":""}]}', ONE])(
  'takes %j for no judgement of two facts',
  (reply) => {
    expect(parseJudgement(reply, ['a', 'b'])).toBeNull();
  },
);
