import { GenkitError } from 'genkit';
import { describe, expect, it } from 'vitest';
import { STATUS_MEANINGS } from '../vendors/gemini/STATUS_MEANINGS.ts';
import { explainFailure } from './explainFailure.ts';
import { Unusable } from '../calls/Unusable.ts';

const refused = (code: number) => new GenkitError({ status: 'UNKNOWN', message: `[${code} refused]` });

describe('explainFailure', () => {
  it.each([
    [401, /credentials/],
    [403, /roles\/aiplatform\.user/],
    [404, /VERTEX_EMBED_LOCATION/],
    [429, /quota/],
    [418, /418/],
  ])('says what %i means', (code, sentence) => {
    expect(explainFailure(refused(code), STATUS_MEANINGS)).toMatch(sentence);
  });

  it('knows the status behind a token count too', () => {
    const cause = Object.assign(new Error('nope'), { code: 404, status: 'NOT_FOUND' });
    expect(explainFailure(new Error('[VertexAI.ClientError]', { cause }), STATUS_MEANINGS)).toMatch(/no such model/);
  });

  it('takes anything else for a connection that was not made', () => {
    expect(explainFailure(new TypeError('fetch failed'), {})).toMatch(/reached/);
  });

  it('passes on what was found out about a provider that answers', () => {
    expect(explainFailure(new Unusable('dimension-wrong', 'Vectors of 4,096 numbers.'), STATUS_MEANINGS)).toBe(
      'Vectors of 4,096 numbers.',
    );
  });
});
