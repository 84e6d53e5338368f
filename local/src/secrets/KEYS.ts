/** Patterns of the keys of services, by what they open. Written so that no pattern matches itself. */
export const KEYS: Readonly<Record<string, RegExp>> = {
  'a Google API key': /AIza[0-9A-Za-z_-]{35}/,
  'a Google OAuth secret': /GOCSPX-[0-9A-Za-z_-]{20,}/,
  'a Stripe key': /[rs]k_live_[0-9A-Za-z]{8,}/,
  'a webhook secret': /whsec_[0-9A-Za-z]{24,}/,
  'a private key or certificate': /-{5}BEGIN [A-Z ]*(?:PRIVATE KEY|CERTIFICATE)(?: BLOCK)?-{5}/,
  'a service account': /"private_key"\s*:\s*"[^"]{20,}/,
  'an AWS key': /(?:AKIA|ASIA)[0-9A-Z]{16}/,
  'a GitHub token': /gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{22,}/,
  'an npm token': /npm_[0-9A-Za-z]{36}|_authToken=\w{8,}/,
  'a Slack token': /xox[abeoprs]-[0-9A-Za-z-]{10,}/,
  'a SendGrid key': /SG\.[0-9A-Za-z_-]{22}\.[0-9A-Za-z_-]{43}/,
};
