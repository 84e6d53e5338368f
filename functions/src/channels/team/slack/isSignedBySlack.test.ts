import { expect, it } from 'vitest';
import { isSignedBySlack } from './isSignedBySlack.ts';

/** The example of Slack's own documentation, whose key is published there. */
const SECRET = '8f742231b10e8888abcd99yyyzzz85a5';
const TIME = 1_531_420_618;
const BODY =
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
const SIGNATURE = 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503';

function check({ time = String(TIME), signature = SIGNATURE, body = BODY, secret = SECRET, ageS = 0 } = {}): boolean {
  const headers = { 'x-slack-request-timestamp': time, 'x-slack-signature': signature };
  return isSignedBySlack({ headers, body: Buffer.from(body) }, secret, new Date((TIME + ageS) * 1000));
}

it('takes the example of Slack’s documentation, for five minutes', () => {
  expect([check(), check({ ageS: 300 }), check({ ageS: 301 }), check({ ageS: -301 })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  { signature: '' },
  { signature: SIGNATURE.slice(0, -1) },
  { signature: `${SIGNATURE.slice(0, -1)}4` },
  { body: `${BODY}&text=more` },
  { time: String(TIME + 1) },
  { time: `${TIME}.0` },
  { secret: '' },
])('refuses %j', (given) => {
  expect(check(given)).toBe(false);
});
