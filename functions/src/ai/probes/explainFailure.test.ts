import { GenkitError } from 'genkit';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './explainFailure.ts';

const refused = (code: number) => new GenkitError({ status: 'UNKNOWN', message: `[${code} refused]` });

describe('explainFailure', () => {
  it.each([
    [401, /credentials/],
    [403, /roles\/aiplatform\.user/],
    [404, /VERTEX_EMBED_LOCATION/],
    [429, /quota/],
    [418, /418/],
  ])('says what %i means', (code, sentence) => {
    expect(explainFailure(refused(code))).toMatch(sentence);
  });

  it('knows the status behind a token count too', () => {
    const cause = Object.assign(new Error('nope'), { code: 404, status: 'NOT_FOUND' });
    expect(explainFailure(new Error('[VertexAI.ClientError]', { cause }))).toMatch(/no such model/);
  });

  it('takes anything else for a connection that was not made', () => {
    expect(explainFailure(new TypeError('fetch failed'))).toMatch(/reached/);
  });
});
