import { answer } from '@parlance/domain/contracts/answering';
import { newId } from '@parlance/domain/ids';
import type { Seeded } from '../../local/src/seed/seed.ts';
import { streamContract } from '../support/streamContract.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { visitorToken } from '../support/visitorToken.ts';

/** A question that the demo shop's documents answer, and what the answer has to name. */
const QUESTION = 'How much does shipping to Austria cost?';
const FACT = /7\.90/;

async function signIn(email: string, password: string): Promise<boolean> {
  const url = `${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) })).ok;
}

/** Failures of what people do first: signing in, and asking the chatbot. */
export async function visitRestored({ users, chatbotId }: Seeded): Promise<string[]> {
  const problems: string[] = [];
  for (const { email, password } of users) {
    if (!(await signIn(email, password))) problems.push(`${email} cannot sign in`);
  }
  const token = await visitorToken(chatbotId);
  const { result } = await streamContract(answer, { token, messageId: newId(), text: QUESTION, locale: 'en' });
  if (result.verdict !== 'answered' || !FACT.test(result.text)) {
    problems.push(`"${QUESTION}" is answered with: ${result.text}`);
  }
  return problems;
}
