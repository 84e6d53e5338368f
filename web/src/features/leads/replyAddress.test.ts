import { describe, expect, it } from 'vitest';
import { replyAddress } from './replyAddress.ts';

describe('replyAddress', () => {
  it('builds a mail link', () => {
    expect(replyAddress('eva@shop.example', 'Your enquiry')).toBe('mailto:eva@shop.example?subject=Your%20enquiry');
  });

  it('does not let an address add recipients or headers', () => {
    expect(replyAddress('a@b.example,c@d.example?bcc=e@f.example', 'x')).toBe(
      'mailto:a@b.example%2Cc@d.example%3Fbcc%3De@f.example?subject=x',
    );
  });
});
